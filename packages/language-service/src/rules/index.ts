// Generated from the folders beside it by `pnpm generate`: do not edit.
import { ambiguousMove } from './ambiguous-move/ambiguous-move.ts';
import { duplicateTag } from './duplicate-tag/duplicate-tag.ts';
import { illegalMove } from './illegal-move/illegal-move.ts';
import { invalidFen } from './invalid-fen/invalid-fen.ts';
import { invalidTagPair } from './invalid-tag-pair/invalid-tag-pair.ts';
import { missingFen } from './missing-fen/missing-fen.ts';
import { missingPromotion } from './missing-promotion/missing-promotion.ts';
import { missingSetup } from './missing-setup/missing-setup.ts';
import { missingTermination } from './missing-termination/missing-termination.ts';
import { missingVariant } from './missing-variant/missing-variant.ts';
import { nonstandardNotation } from './nonstandard-notation/nonstandard-notation.ts';
import { nonstandardPromotion } from './nonstandard-promotion/nonstandard-promotion.ts';
import { nonstandardResult } from './nonstandard-result/nonstandard-result.ts';
import { nullMove } from './null-move/null-move.ts';
import { overspecifiedMove } from './overspecified-move/overspecified-move.ts';
import { resultMismatch } from './result-mismatch/result-mismatch.ts';
import type { Rule } from './rule.ts';
import { textOutsideGame } from './text-outside-game/text-outside-game.ts';
import { unexpectedToken } from './unexpected-token/unexpected-token.ts';
import { unmatchedParenthesis } from './unmatched-parenthesis/unmatched-parenthesis.ts';
import { unsupportedVariant } from './unsupported-variant/unsupported-variant.ts';
import { unterminatedComment } from './unterminated-comment/unterminated-comment.ts';
import { unterminatedVariation } from './unterminated-variation/unterminated-variation.ts';
import { wrongCheckMark } from './wrong-check-mark/wrong-check-mark.ts';
import { wrongMoveNumber } from './wrong-move-number/wrong-move-number.ts';
import { zeroCastling } from './zero-castling/zero-castling.ts';

/** Every rule, by code. */
export const rules: readonly Rule[] = [
  ambiguousMove,
  duplicateTag,
  illegalMove,
  invalidFen,
  invalidTagPair,
  missingFen,
  missingPromotion,
  missingSetup,
  missingTermination,
  missingVariant,
  nonstandardNotation,
  nonstandardPromotion,
  nonstandardResult,
  nullMove,
  overspecifiedMove,
  resultMismatch,
  textOutsideGame,
  unexpectedToken,
  unmatchedParenthesis,
  unsupportedVariant,
  unterminatedComment,
  unterminatedVariation,
  wrongCheckMark,
  wrongMoveNumber,
  zeroCastling,
];
