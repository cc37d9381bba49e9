import * as chessJs from 'chess.js';
import { expect, it } from 'vitest';
import * as chess from '../src/index.ts';
import { runTour } from './tour.ts';

it('runs the tour of the README, and every value in it is true', () => {
  const { blocks, checked } = runTour('../README.md', { '@movetext/chess': chess }, true);
  expect(blocks).toBeGreaterThanOrEqual(10);
  expect(checked).toBeGreaterThanOrEqual(40);
});

it('runs both sides of the page for those who come from chess.js', () => {
  const modules = { '@movetext/chess': chess, 'chess.js': chessJs };
  const { blocks, checked } = runTour('../../../docs/coming-from-chess-js.md', modules, false);
  expect(blocks).toBeGreaterThanOrEqual(10);
  expect(checked).toBeGreaterThanOrEqual(20);
});

it('exports the names that others rely on', () => {
  expect(Object.keys(chess)).toEqual(
    expect.arrayContaining([
      ...['Setup', 'Position', 'parseFen', 'writeFen', 'parseSan', 'writeSan', 'polyglotKey', 'repetitionKey'],
      ...['readFen', 'readSan', 'readPosition', 'parseUci', 'writeUci', 'outcomeOf', 'claimsIn', 'explainIllegal'],
      ...['describeIllegal', 'nearestMoves', 'renderSvg', 'renderText', 'describePosition', 'unpackMove'],
      ...['GameHistory', 'repair', 'parseEpd', 'writeEpd', 'parseLan', 'writeLan', 'describeMove', 'deadReason'],
    ]),
  );
});
