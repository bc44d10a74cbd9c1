import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WeekNav } from './week-nav';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

const COUNTS: Readonly<Record<string, number>> = { '2026-11-24': 2, '2026-11-27': 1 };

function show(day: string, now = '2026-11-24T06:00:00Z') {
  return render(
    <WeekNav
      day={day}
      now={new Date(now)}
      forms={['тренинг', 'тренинга', 'тренингов']}
      hrefOf={(to) => (to ? `/schedule?week=${to}` : '/schedule')}
      countOf={(one) => ({ count: COUNTS[one] ?? 0, hasGroup: one in COUNTS })}
    />,
  );
}
const plain = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('days say what is on them and lead to it; today is marked', () => {
  show('2026-11-26');
  const today = screen.getByRole('link', { name: /24.ноября( 2026)?, 2.тренинга/ });
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(today).toHaveAttribute('href', '#day-2026-11-24');
  expect(screen.queryByRole('link', { name: /25.ноября/ })).toBeNull();
  expect(screen.getByText(/25.ноября( 2026)?, 0.тренингов/)).toBeInTheDocument();
});

test('arrows lead a week away; the way to today is there from another week alone', () => {
  show('2026-11-26');
  expect(hrefOf('Прошлая неделя')).toBe('/schedule?week=2026-11-19');
  expect(hrefOf('Следующая неделя')).toBe('/schedule?week=2026-12-03');
  expect(plain(screen.getByRole('heading', { level: 2 }))).toBe('23–29 ноября 2026');
  expect(screen.queryByRole('link', { name: 'Сегодня' })).toBeNull();
});

test('in a week to come the first day with something on it is marked, in no other', () => {
  const marked = () => [...document.querySelectorAll('[data-first]')].map((day) => day.getAttribute('href'));
  const { unmount } = show('2026-11-26', '2026-11-20T06:00:00Z');
  expect(marked()).toEqual(['#day-2026-11-24']);
  unmount();
  const present = show('2026-11-26', '2026-11-23T06:00:00Z');
  expect(marked(), 'the present one').toEqual([]);
  present.unmount();
  show('2026-11-26', '2026-11-30T06:00:00Z');
  expect(marked(), 'a past one').toEqual([]);
});

test('a week of two months is named by both', () => {
  show('2026-12-03');
  expect(plain(screen.getByRole('heading', { level: 2 }))).toBe('30 нояб. – 6 дек.');
  expect(hrefOf('Сегодня')).toBe('/schedule');
});
