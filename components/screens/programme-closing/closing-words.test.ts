import { expect, test } from 'vitest';
import { closingLead, confirmText, undoText, waitWords } from './closing-words';

const NOW = new Date('2025-07-25T12:00:00+03:00');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const facts = {
  finishAt: '2025-07-06T23:59:59+03:00',
  dueAt: '2025-08-06T00:00:00+03:00',
  left: { people: 2, points: 700 },
  moved: { people: 0, points: 0 },
  attempts: { waiting: 0, failed: 0, failures: [] },
};
const none = { people: 0, points: 0 };

test.each([
  ['running', facts, /Программа идёт до 6 июля 2025, 23:59 МСК/],
  ['due', facts, /завершилась 6 июля 2025\. Перенести до 6 августа \(через 12 дней\)/],
  ['due', { ...facts, left: none }, /^Переносить нечего\.$/],
  // what was answered is still being counted: there will be something
  ['due', { ...facts, left: none, attempts: { ...facts.attempts, waiting: 1 } }, /^Программа завершилась/],
  ['closing', facts, /переносятся/],
  ['undoing', facts, /отменяется/],
  ['closed', { ...facts, left: none, moved: facts.left }, /Все баллы перенесены: 700 баллов, 2 человека/],
  ['closed', { ...facts, left: none }, /никто не набрал/],
] as const)('%s says where the closing stands', (state, given, words) => {
  expect(plain(closingLead({ ...given, state }, NOW))).toMatch(words);
});

test('a deadline that has passed is said to have passed', () => {
  const late = new Date('2026-11-27T12:00:00+03:00');
  expect(plain(closingLead({ ...facts, state: 'due' }, late))).toMatch(
    /Срок переноса истёк 6 августа 2025\.$/,
  );
});

test('the question names the sum, the people and that there is no way back', () => {
  expect(plain(confirmText(facts))).toMatch(/Зачислим 700 баллов на основные счета 2 человек.*окончательно/);
});

test('taking it back says how much, from how many, and that it can be moved again', () => {
  expect(plain(undoText(facts.left))).toMatch(
    /Спишем 700 баллов с основных счетов 2 человек.*перенести снова/,
  );
});

test.each([
  ['undoing', 0, /отменится/],
  ['due', 2, /2 попытки/],
  ['running', 2, undefined],
  ['due', 0, undefined],
] as const)('%s with %i to be counted waits for it', (state, waiting, words) => {
  const said = waitWords({ state, attempts: { waiting, failed: 0, failures: [] } });
  if (words) expect(plain(said ?? '')).toMatch(words);
  else expect(said).toBeUndefined();
});
