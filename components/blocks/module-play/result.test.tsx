import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ModuleResult } from '@/api/modules/queries';
import { Result } from './result';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const MODULE = {
  ...{ state: null, stateSavedAt: null, isFinished: true, correctAnswersCount: 3, questionsCount: 3 },
  ...{ earnedPoints: 50, repeatDatetime: null, mark: 'lrp' },
};
const made = (more: Partial<ModuleResult>): ModuleResult => ({
  ...{ id: '5', correctAnswersCount: 3, questionsCount: 3, points: 50, pointsAwarded: 50 },
  ...{ repeatDatetime: null, balance: 120 },
  ...more,
});
const show = (result: ModuleResult | null) =>
  render(<Result module={MODULE} result={result} listHref={null} />).container;

beforeEach(() => {
  call.mockReset().mockResolvedValue({ items: [{ id: '1', name: 'Плед', price: 100, markId: 'lrp' }] });
});

test('points that reach a gift are celebrated, and the gift is one press away', async () => {
  const container = show(made({}));
  expect(await screen.findByText(/Теперь хватает на подарок «Плед»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/lk/catalogue/1');
  expect(container.querySelector('[data-celebration]')).not.toBeNull();
});

test('what has only come nearer is said without a celebration', async () => {
  const container = show(made({ balance: 60 }));
  expect(await screen.findByText(/До подарка «Плед» осталось/)).toBeVisible();
  expect(container.querySelector('[data-celebration]')).toBeNull();
});

test('without points of this visit nothing is asked', () => {
  show(made({ pointsAwarded: 0 }));
  show(null);
  expect(call).not.toHaveBeenCalled();
});
