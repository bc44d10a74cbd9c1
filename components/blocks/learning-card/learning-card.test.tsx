import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Learning } from '@/api/learnings/queries';
import { LearningCard } from './learning-card';

const NOW = new Date('2026-11-20T09:00:00+03:00');
const item = (facts: Partial<Learning>): Learning => ({
  ...{ id: 'test-1', modelId: '1', title: 'Барьер', type: 'test', description: '', slug: 'barrier' },
  ...{ markId: 'lrp', markName: 'La Roche-Posay', points: 40, isDynamicScoring: false, finished: false },
  ...{ progress: 0, remaining: null, startedAt: null, likeId: null, isFavorite: false, tags: [] },
  ...{ startDate: null, endDate: null, lastAccrualPointsDatetime: null, repeatDatetime: null, score: null },
  ...{ isPublished: true, preview: null, types: [], questionsCount: 8, durationSeconds: null },
  ...{ readMinutes: null, needErid: false, eridToken: null, eridSource: null },
  createdAt: '2026-11-12T09:00:00+03:00',
  ...facts,
});
const show = (facts: Partial<Learning>, lead = false) =>
  render(<LearningCard item={item(facts)} now={NOW} corner="favorite" lead={lead} />);
const BEGUN = {
  startedAt: '2026-11-19T09:00:00+03:00',
  remaining: { kind: 'questions', done: 5, total: 8 },
} as const;

test('a begun test draws how far it is, and only the first one is filled', () => {
  const { unmount } = show(BEGUN, true);
  expect(screen.getByText('5/8')).toBeVisible();
  expect(screen.getByText('Отвечено 5 из 8')).toBeVisible();
  expect(screen.getByText('Продолжить')).toHaveAttribute('data-kind', 'main');
  unmount();
  show(BEGUN);
  expect(screen.getByText('Продолжить')).toHaveAttribute('data-kind', 'second');
});

test('a novelty is called new while it is recent', () => {
  const { unmount } = show({ tags: ['novinki'] });
  expect(screen.queryByText('Новый')).toBeNull();
  unmount();
  show({ tags: ['novinki'], createdAt: '2026-11-18T09:00:00+03:00' });
  expect(screen.getByText('Новый')).toBeVisible();
});

test('an article says what its test pays', () => {
  show({ type: 'article', points: 0, testPoints: 70, questionsCount: null, readMinutes: 4 });
  expect(screen.getByText(/^70\sбаллов$/)).toBeVisible();
});
