import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Week } from './week';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

const slot = (id: string, from: string, to: string) => ({
  id,
  title: `Тренинг ${id}`,
  startsAt: `2026-11-${from}:00+03:00`,
  endsAt: `2026-11-${to}:00+03:00`,
});
const SLOTS = [
  slot('А', '24T10:00', '24T12:00'),
  slot('Б', '24T11:00', '24T13:00'),
  slot('В', '27T23:00', '28T01:00'),
];

function show(day: string, slots = SLOTS) {
  render(
    <Week
      day={day}
      now={new Date('2026-11-24T06:00:00Z')}
      slots={slots}
      forms={['тренинг', 'тренинга', 'тренингов']}
      hrefOf={(to) => (to ? `/schedule?week=${to}` : '/schedule')}
      render={({ title }) => <h4>{title}</h4>}
      empty={{ title: 'На этой неделе ничего нет', text: 'Посмотрите следующую.' }}
    />,
  );
}
const plain = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('days say what is on them and lead to it; today is marked', () => {
  show('2026-11-26');
  const today = screen.getByRole('link', { name: /24.ноября, 2.тренинга/ });
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(today).toHaveAttribute('href', '#day-2026-11-24');
  expect(document.getElementById('day-2026-11-24')).toContainElement(screen.getByText('Тренинг А'));
  expect(screen.queryByRole('link', { name: /25.ноября/ })).toBeNull();
  expect(screen.getByText(/25.ноября, 0.тренингов/)).toBeInTheDocument();
});

test('arrows lead a week away; the way to today is there from another week alone', () => {
  show('2026-11-26');
  expect(hrefOf('Прошлая неделя')).toBe('/schedule?week=2026-11-19');
  expect(hrefOf('Следующая неделя')).toBe('/schedule?week=2026-12-03');
  expect(plain(screen.getByRole('heading', { level: 2 }))).toBe('23–29 ноября 2026');
  expect(screen.queryByRole('link', { name: 'Сегодня' })).toBeNull();
});

test('a week with nothing says so and leads on', () => {
  show('2026-12-03', []);
  expect(plain(screen.getByRole('heading', { level: 2 }))).toBe('30 ноября – 6 декабря 2026');
  expect(screen.getByRole('heading', { name: 'На этой неделе ничего нет' })).toBeVisible();
  expect(hrefOf('Сегодня')).toBe('/schedule');
});

test('times are Moscow’s; one over midnight says its other day on both', () => {
  show('2026-11-24');
  const [friday, saturday] = ['2026-11-27', '2026-11-28'].map((day) =>
    within(document.getElementById(`day-${day}`) as HTMLElement).getByRole('article'),
  );
  expect(plain(friday as HTMLElement)).toContain('23:00до 01:00 МСК, 28 ноября');
  expect(plain(saturday as HTMLElement)).toContain('с 27 ноябрядо 01:00 МСК');
});

test('overlapping slots have lanes of their own', () => {
  show('2026-11-24');
  const [first, second] = within(document.getElementById('day-2026-11-24') as HTMLElement).getAllByRole(
    'article',
  );
  expect(first?.style.getPropertyValue('--lane')).toBe('1');
  expect(second?.style.getPropertyValue('--lane')).toBe('2');
  expect(first?.parentElement?.style.getPropertyValue('--lanes')).toBe('2');
});
