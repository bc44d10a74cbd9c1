import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../moscow';
import {
  SIGNAL_KINDS,
  SIGNAL_NAMES,
  SIGNAL_RULES,
  signalsOf,
  weightOf,
  whatToSay,
  type PersonFacts,
} from './signals';

const now = new Date('2026-11-24T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const calm: PersonFacts = {
  joinedAt: ago(200),
  lastActivityAt: ago(1),
  unfinished: null,
  gift: null,
  missed: null,
};
const kinds = (facts: Partial<PersonFacts>) => signalsOf({ ...calm, ...facts }, now).map(({ kind }) => kind);
const begun = (days: number) => ({ title: 'Тест о SPF', startedAt: ago(days + 1), touchedAt: ago(days) });
const gift = (balance: number) => ({ name: 'Термос', price: 500, balance });

test('who needs nothing has no line', () => expect(signalsOf(calm, now)).toEqual([]));

describe('each rule has its bounds', () => {
  test.each([
    ['quiet', { lastActivityAt: ago(29) }, { lastActivityAt: ago(30) }],
    ['quiet', { lastActivityAt: null }, { lastActivityAt: ago(400) }],
    ['stopped', { unfinished: begun(6) }, { unfinished: begun(7) }],
    ['stopped', { unfinished: begun(61) }, { unfinished: begun(60) }],
    ['new', { joinedAt: ago(14) }, { joinedAt: ago(13) }],
    ['gift', { gift: gift(399) }, { gift: gift(400) }],
    ['gift', { gift: gift(500) }, { gift: gift(499) }],
    ['missed', { missed: { topic: 'Акне', at: ago(22) } }, { missed: { topic: 'Акне', at: ago(21) } }],
  ] as const)('%s: not by %j, by %j', (kind, without, by) => {
    expect(kinds(without)).toEqual([]);
    expect(kinds(by)).toEqual([kind]);
  });
});

test('every line says its numbers, every kind its rule', () => {
  const facts = {
    ...calm,
    lastActivityAt: ago(42),
    joinedAt: ago(3),
    unfinished: begun(9),
    gift: gift(460),
    missed: { topic: 'Акне', at: ago(5) },
  };
  const signals = signalsOf(facts, now);
  expect(signals.map(({ kind }) => kind)).toEqual([...SIGNAL_KINDS]);
  expect(signals.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'До подарка «Термос» не хватает 40 баллов.',
    '«Тест о SPF»: начато 14 ноября и не закончено.',
    'Нет отметки о визите на тренинг «Акне», 19 ноября.',
    'На портале 3 дня.',
    'Нет на портале 42 дня.',
  ]);
  expect(weightOf(signals)).toBe(15);
  for (const kind of SIGNAL_KINDS) expect(SIGNAL_RULES[kind] && SIGNAL_NAMES[kind]).toBeTruthy();
  expect(signalsOf(facts, now, ['gift', 'new']).map(({ kind }) => kind)).toEqual([
    'stopped',
    'missed',
    'quiet',
  ]);
});

test.each([
  [{ gift: gift(460) }, 'Напомните о подарке «Термос» и подскажите, чем добрать баллы.'],
  [
    { gift: gift(460), unfinished: begun(9) },
    'Напомните о подарке «Термос» и подскажите, чем добрать баллы: подойдёт «Тест о SPF».',
  ],
  [
    { unfinished: begun(3), lastActivityAt: ago(40) },
    'Предложите закончить «Тест о SPF» и спросите, что помешало.',
  ],
  [{ missed: { topic: 'Акне', at: ago(5) } }, 'Спросите, что помешало прийти, и предложите ближайшую дату.'],
  [{ joinedAt: ago(2) }, 'Помогите сделать первый шаг: короткий тест приносит первые баллы.'],
  [{ lastActivityAt: ago(50) }, 'Расскажите, что нового вышло, и предложите короткое видео.'],
])('what to say of %j', (facts, words) => {
  const all = { ...calm, ...facts };
  expect(whatToSay(all, signalsOf(all, now))).toBe(words);
});
