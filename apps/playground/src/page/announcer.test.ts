import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createAnnouncer', () => {
  it('reports when it has been quiet, and the last thing only', () => {
    const region = { textContent: '' };
    const announcer = createAnnouncer(region, 500);
    announcer.report('1 error');
    vi.advanceTimersByTime(400);
    announcer.report('2 errors');
    vi.advanceTimersByTime(400);
    expect(region.textContent).toBe('');
    vi.advanceTimersByTime(100);
    expect(region.textContent).toBe('2 errors');
  });

  it('does not repeat a report that has not changed', () => {
    const region = { textContent: '' };
    const announcer = createAnnouncer(region, 500);
    announcer.report('1 error');
    vi.advanceTimersByTime(500);
    announcer.say('No fixes here');
    announcer.report('1 error');
    vi.advanceTimersByTime(500);
    expect(region.textContent).toBe('No fixes here');
  });

  it('changes the text even when the same is said twice', () => {
    const region = { textContent: '' };
    const announcer = createAnnouncer(region);
    announcer.say('FEN copied');
    announcer.say('FEN copied');
    expect(region.textContent).not.toBe('FEN copied');
    expect(region.textContent?.trim()).toBe('FEN copied');
  });
});
