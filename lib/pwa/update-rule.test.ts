import { describe, expect, test } from 'vitest';
import type { BusyKind } from './busy';
import { isCheckDue, switchTime, waitingWords, type Occasion } from './update-rule';

const KINDS: BusyKind[] = ['test', 'video', 'upload', 'form'];
const OCCASIONS: Occasion[] = ['pressed', 'navigation', 'taken-over', 'broken', 'mending'];

test.each(OCCASIONS)('%s: at once where nothing is under way', (occasion) => {
  expect(switchTime(occasion, [])).toBe('now');
});

describe.each(KINDS)('while there is a %s', (kind) => {
  test.each(OCCASIONS.filter((occasion) => occasion !== 'mending'))('%s waits', (occasion) => {
    expect(switchTime(occasion, [kind])).toBe('later');
  });

  test('the notice says what it waits for', () => {
    expect(waitingWords([kind])).toMatch(/^Обновим.+\.$/);
  });
});

test('a broken page asked for anew: text of a form is brought back, nothing else could be', () => {
  expect(KINDS.map((kind) => switchTime('mending', [kind]))).toEqual(['later', 'later', 'later', 'now']);
  expect(switchTime('mending', ['form', 'test'])).toBe('later');
});

test('an upload is named before anything else, and nothing has no words', () => {
  expect(waitingWords(['video', 'upload', 'form'])).toContain('файл');
  expect(waitingWords([])).toBe('');
});

test('the build is asked for once an hour', () => {
  expect([isCheckDue(0, 3_599_999), isCheckDue(0, 3_600_000)]).toEqual([false, true]);
});
