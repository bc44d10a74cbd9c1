import { expect, test } from 'vitest';
import type { AuthoredArticle } from '@/api/articles/queries';
import { blank, changesOf, toBody, toValues, valueWords } from './article-values';

const ARTICLE: AuthoredArticle = {
  id: '7',
  slug: 'kozha',
  entries: 'video',
  title: 'Кожа',
  subtitle: null,
  description: '',
  content: '<p>а</p>',
  brand: 'lrp',
  image: null,
  status: 'published',
  publishedAt: '2026-11-20T11:05:37.123Z',
  testId: '3',
  readMinutes: 4,
  points: 20,
  categories: ['news'],
  tags: [],
  gammas: [],
  videoUrl: null,
  videoWebmUrl: null,
  vimeoUrl: 'https://vimeo.com/76979871',
  captionsUrl: null,
  durationSeconds: 90,
  chapters: [{ startSeconds: 65, title: 'Барьер' }],
  startDate: null,
  endDate: null,
  viewAvailable: true,
  needErid: false,
  eridToken: null,
  eridSource: null,
  createdAt: '2026-11-20T11:05:37.123Z',
  updatedAt: '2026-11-20T11:05:37.123Z',
};

test('days are Moscow’s, numbers are texts, nothing is an empty text', () => {
  expect(toValues(ARTICLE)).toMatchObject({
    publishedAt: '2026-11-20T14:05',
    durationSeconds: '90',
    chapters: [{ startSeconds: '1:05', title: 'Барьер' }],
    points: '20',
    subtitle: '',
    testId: '3',
    startDate: '',
  });
  expect(toBody(toValues(ARTICLE))).toMatchObject({
    publishedAt: '2026-11-20T11:05:00.000Z',
    durationSeconds: 90,
    chapters: [{ startSeconds: 65, title: 'Барьер' }],
    points: 20,
    subtitle: null,
    startDate: null,
    readMinutes: 4,
  });
});

test('only what was changed is sent: the seconds of a day that nobody touched stay', () => {
  const values = toValues(ARTICLE);
  expect(changesOf(values, values)).toEqual({});
  expect(changesOf({ ...values, title: 'Ещё', tags: ['spf'] }, values)).toEqual({
    title: 'Ещё',
    tags: ['spf'],
  });
  expect(changesOf({ ...values, publishedAt: '' }, values)).toEqual({ publishedAt: null });
});

test('an empty address and reading time are the services’ to make', () => {
  const body = toBody({ ...blank('article'), title: 'Кожа', brand: 'lrp' });
  expect(body).not.toHaveProperty('slug');
  expect(body).not.toHaveProperty('readMinutes');
  expect(body).not.toHaveProperty('entries');
});

test('values are compared in words', () => {
  expect(valueWords('needErid', true)).toBe('Да');
  expect(valueWords('content', '<h2>А</h2><p>б</p>')).toBe('А. б');
  expect(valueWords('chapters', [{ startSeconds: '1:05', title: 'Барьер' }])).toBe('1:05 Барьер');
  expect(valueWords('tags', ['a', 'b'])).toBe('a, b');
  expect(valueWords('publishedAt', '2026-11-20T14:05')).toBe('20.11.2026 14:05');
});
