import { expect, it } from 'vitest';
import type { Learning } from '@/api/learnings/queries';
import { learningLink, remainingWords, termWords } from './learning-words';

const NOW = new Date('2026-11-20T09:00:00+03:00');
const item = (facts: Partial<Learning>) =>
  ({
    type: 'video',
    modelId: '12',
    slug: 'barrier',
    markId: 'lrp',
    remaining: null,
    startDate: null,
    endDate: null,
    isPublished: true,
    createdAt: '2026-11-12T09:00:00+03:00',
    ...facts,
  }) as Learning;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [{ kind: 'seconds', done: 100, total: 280 } as const, 'просмотрено 1:40 из 4:40'],
  [{ kind: 'questions', done: 7, total: 10 } as const, '7 из 10 вопросов'],
  [{ kind: 'questions', done: 7, total: 21 } as const, '7 из 21 вопроса'],
  [null, ''],
])('says how far %j is, and promises nothing that holds on one device alone', (remaining, words) => {
  expect(plain(remainingWords({ remaining }))).toBe(words);
});

it('leads to an open item, not to a closed one or to a page that is not there', () => {
  expect(learningLink(item({}))).toBe('/lrp/videos/barrier');
  expect(learningLink(item({}), 'locked')).toBeUndefined();
  expect(learningLink(item({ type: 'interactive_module' }))).toBe('/lrp/modules/barrier');
  expect(learningLink(item({ type: 'survey', slug: 'zima' }))).toBe('/lk/surveys/zima');
  expect(learningLink(item({ type: 'test' }))).toBe('/lk/tests/12');
});

it('names the next step of each state', () => {
  const words = (facts: Partial<Learning>, state: Parameters<typeof termWords>[1]) =>
    plain(termWords(item(facts), state, NOW));
  expect(words({ startDate: '2026-12-01T00:00:00+03:00' }, 'locked')).toBe('Откроется 1 декабря');
  expect(words({ endDate: '2026-11-01T00:00:00+03:00' }, 'locked')).toBe('Срок вышел 1 ноября');
  expect(words({ isPublished: false }, 'locked')).toBe('Скоро откроется');
  expect(words({ repeatDatetime: '2026-11-25T09:00:00+03:00' }, 'repeat')).toBe(
    'Можно пройти снова через 5 дней',
  );
  const done = { lastAccrualPointsDatetime: '2026-11-17T12:00:00+03:00' };
  expect(words({ ...done, type: 'article' }, 'finished')).toBe('Прочитано 17 ноября');
  expect(words({ ...done, type: 'video' }, 'finished')).toBe('Просмотрено 17 ноября');
  expect(words({ ...done, type: 'test' }, 'finished')).toBe('Пройдено 17 ноября');
  expect(words({ type: 'interactive_module' }, 'finished')).toBe('Пройдено');
  const answered = (done: number) => ({ remaining: { kind: 'questions' as const, done, total: 10 } });
  expect(words(answered(7), 'started')).toBe('Отвечено 7 из 10');
  expect(words(answered(10), 'started')).toBe('Осталось отправить');
  expect(words({ type: 'survey' }, 'started')).toBe('Можно продолжить');
  expect(words({ endDate: '2026-12-05T12:00:00+03:00' }, 'new')).toBe('До 5 декабря');
  expect(words({}, 'open')).toBe('Добавлено 12 ноября');
});
