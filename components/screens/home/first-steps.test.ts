import { expect, test } from 'vitest';
import type { Learning } from '@/api/learnings/queries';
import { firstSteps } from './first-steps';

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

test('without a catalogue an article; what is not there is no step', () => {
  expect(plain(firstSteps([], [], [])).map(([title, , href]) => [title, href])).toEqual([
    ['Прочитайте статью', '/news'],
  ]);
});
