import { expect, test } from 'vitest';
import type { Learning } from '@/api/learnings/queries';
import { firstSteps, isNewcomer } from './first-steps';

const item = (type: Learning['type'], id: string, more: Partial<Learning>) =>
  ({
    type,
    modelId: id,
    slug: `s-${id}`,
    title: `Название ${id}`,
    markId: 'lrp',
    points: 50,
    ...more,
  }) as Learning;
const plain = (steps: ReturnType<typeof firstSteps>) =>
  steps.map(({ title, text, href }) => [title, text.replaceAll('\u00a0', ' '), href]);

test('the shortest test with its minutes and points, a video that pays, the nearest gift', () => {
  const tests = [item('test', '1', { questionsCount: 12 }), item('test', '2', { questionsCount: 6 })];
  const videos = [
    item('video', '3', { points: 0, durationSeconds: 50 }),
    item('video', '4', { points: 30, durationSeconds: 70 }),
  ];
  const goals = [
    { id: '7', name: 'Плед', markId: 'cerave', price: 900 },
    { id: '8', name: 'Носки', markId: 'lrp', price: 190 },
  ];
  expect(plain(firstSteps(tests, videos, goals))).toEqual([
    ['Пройдите первый тест', '«Название 2», 3 минуты, 50 баллов', '/lk/tests/2'],
    ['Посмотрите видео', '«Название 4», 2 минуты, 30 баллов', '/lrp/videos/s-4'],
    ['Выберите подарок', 'Самый близкий — «Носки», 190 баллов', '/lk/catalogue/8'],
  ]);
});

test('a step carries the advertising marking of the item it names', () => {
  const marked = { needErid: true, eridToken: '2Vtz', eridSource: 'ООО «Пример»' };
  const steps = firstSteps(
    [item('test', '1', { questionsCount: 6, needErid: false, eridToken: null, eridSource: null })],
    [item('video', '4', { durationSeconds: 70, ...marked })],
    [],
  );
  expect(steps.map(({ erid }) => erid?.needErid)).toEqual([false, true, undefined]);
  expect(steps[1]?.erid).toEqual(marked);
});

test('without a catalogue an article; what is not there is no step', () => {
  expect(plain(firstSteps([], [], [])).map(([title, , href]) => [title, href])).toEqual([
    ['Прочитайте статью', '/news'],
  ]);
});

test('each step is ticked by itself, and all of them done are shown no more', () => {
  const tests = [item('test', '1', { questionsCount: 6 })];
  const videos = [item('video', '4', { durationSeconds: 70 })];
  const ticked = (done: Parameters<typeof firstSteps>[3]) =>
    firstSteps(tests, videos, [], done).map(({ isDone }) => isDone);
  expect(ticked({ test: false, video: false, gift: false })).toEqual([false, false, false]);
  expect(ticked({ test: true, video: false, gift: false })).toEqual([true, false, false]);
  expect(ticked({ test: true, video: true, gift: true })).toEqual([]);
});

test('the steps stay for a week, and for longer while nothing at all was begun', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const isNew = (totalPoints: number, createdAt: string, begun?: number, finished?: number) =>
    isNewcomer({ totalPoints, createdAt }, { begun, finished }, now);
  expect(isNew(50, '2026-11-24T09:00:00Z', 1, 0)).toBe(true);
  expect(isNew(50, '2026-11-17T12:00:00Z', 0, 0)).toBe(false);
  expect(isNew(0, '2026-01-01T00:00:00Z', 0, 0)).toBe(true);
  expect(isNew(0, '2026-01-01T00:00:00Z', 1, 0)).toBe(false);
  // who has spent everything began long ago
  expect(isNew(0, '2026-01-01T00:00:00Z', 0, 12)).toBe(false);
  expect(isNew(0, '2026-01-01T00:00:00Z')).toBe(false);
});
