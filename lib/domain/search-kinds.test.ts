import { expect, test } from 'vitest';
import { isBuiltPage } from '../routes/is-built';
import { SEARCH_NAMES } from './search-documents';
import { askedKind } from './search-kinds';

test.each([
  ['тест', 'test', '/lk/learnings?type=test'],
  ['Тесты ', 'test', '/lk/learnings?type=test'],
  ['экспресс-тренинги', 'express-training', '/lk/learnings?type=express-training'],
  ['видео', 'video', '/videos'],
  ['СТАТЬИ', 'article', '/news'],
  ['модуль', 'interactive_module', '/interactive'],
  ['вебинары', 'webinar', '/academy/webinars'],
  ['подарки', 'gift', '/lk/catalogue'],
  ['тренинги', 'training', '/lk/schedule'],
  ['эксперты', 'expert', '/academy/experts'],
])('%s leads to its kind', (query, type, href) => {
  expect(askedKind(query)).toMatchObject({ type, href });
});

test.each(['', 'крем', 'тестостерон', 'тест по ретинолу', 'видеокамера', 'подарочный набор'])(
  '«%s» is no name of a kind',
  (query) => expect(askedKind(query)).toBeNull(),
);

test('every kind leads to a page that is there', () => {
  const asked = Object.values(SEARCH_NAMES).flatMap(({ many }) => askedKind(many) ?? []);
  expect(asked.length).toBeGreaterThan(8);
  for (const { href } of asked) expect([href, isBuiltPage(href)]).toEqual([href, true]);
});
