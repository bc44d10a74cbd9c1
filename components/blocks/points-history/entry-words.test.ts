import { expect, test } from 'vitest';
import { entryHref, entryWords, listWords } from './entry-words';

const of = (subjectType: string | null, subjectSlug: string | null, markId = 'vichy') => ({
  subjectType,
  subjectId: '7',
  subjectSlug,
  markId,
});

test('a test opens by its id, the others by slug under their brand', () => {
  expect(entryHref(of('test', '7'))).toBe('/lk/tests/7');
  expect(entryHref(of('video', 'serum'))).toBe('/vichy/videos/serum');
  expect(entryHref(of('article', 'serum'))).toBe('/vichy/news/serum');
  expect(entryHref(of('module', 'serum'))).toBe('/vichy/modules/serum');
  expect(entryHref(of('module', 'serum', 'proexpert'))).toBe('/academy/sra-training/modules/serum');
});

test('no link to what is closed, to an order, to nothing, nor to a page that is not built', () => {
  expect(entryHref(of('test', null))).toBeUndefined();
  expect(entryHref(of('order', '7'))).toBeUndefined();
  expect(entryHref(of('constructor', '7'))).toBeUndefined();
  expect(entryHref(of(null, null))).toBeUndefined();
  expect(entryHref(of('survey', 'serum'))).toBeUndefined();
});

test('the rule carries the line’s own words; an award has them in its rule already', () => {
  const line = { amount: 70, title: 'Барьер' };
  expect(entryWords({ ...line, kind: 'test', reason: 'Верных ответов: 7 из 7' })).toEqual({
    title: 'Тест «Барьер»',
    rule: 'За правильные ответы теста. Верных ответов: 7 из 7',
  });
  expect(entryWords({ ...line, kind: 'test', reason: null }).rule).toBe('За правильные ответы теста');
  expect(entryWords({ ...line, kind: 'award', reason: 'эфир' }).rule).toBe('эфир');
});

test('a list says a rule once, and what each line adds', () => {
  const line = (kind: 'test' | 'award', reason: string | null) => ({
    kind,
    reason,
    amount: 70,
    title: 'Барьер',
  });
  const rules = listWords([
    line('test', 'Верных ответов: 7 из 7'),
    line('award', 'эфир'),
    line('test', 'Верных ответов: 5 из 7'),
    line('test', null),
    line('award', 'эфир'),
  ]).map(({ rule }) => rule);
  expect(rules[0]).toMatch(/^За правильные ответы теста.* Верных ответов: 7 из 7$/);
  expect(rules.slice(1)).toEqual(['эфир', 'Верных ответов: 5 из 7', '', '']);
});
