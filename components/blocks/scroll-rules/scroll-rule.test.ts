import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HASH_EVERY_MS, HASH_TRIES, scrollRule, scrollToId } from './scroll-rule';

describe('what a navigation does to the scroll position', () => {
  test.each([
    ['/news', '', { kind: 'top' }],
    ['/', '', { kind: 'top' }],
    ['/lk/learnings', '', { kind: 'keep' }],
    ['/lk/schedule', '', { kind: 'keep' }],
    ['/lk/appointments', '', { kind: 'keep' }],
    ['/lk/learnings-archive', '', { kind: 'top' }],
    ['/lk/learnings', '#new', { kind: 'hash', id: 'new' }],
    ['/lk', '#%D0%B1', { kind: 'hash', id: 'б' }],
    ['/lk', '#%', { kind: 'hash', id: '%' }],
    ['/lk', '#', { kind: 'top' }],
  ])('%s%s', (pathname, hash, rule) => {
    expect(scrollRule({ pathname, hash })).toEqual(rule);
  });
});

describe('a hash target', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const element = () => ({ scrollIntoView: vi.fn() }) as unknown as Element;

  test('is waited for and scrolled to once it is there', () => {
    const target = element();
    let there = false;
    scrollToId('points', () => (there ? target : null));
    vi.advanceTimersByTime(HASH_EVERY_MS * 20);
    expect(target.scrollIntoView).not.toHaveBeenCalled();
    there = true;
    vi.advanceTimersByTime(HASH_EVERY_MS);
    expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HASH_EVERY_MS * 5);
    expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('is given up after 50 tries', () => {
    const find = vi.fn(() => null);
    scrollToId('nowhere', find);
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(HASH_TRIES + 1);
  });

  test('is no longer looked for once stopped', () => {
    const find = vi.fn(() => null);
    scrollToId('later', find)();
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
