import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PointsData } from './load-account';
import { PointsPart } from './points-part';

function show(catalogue: boolean, recent: object | null = null, giftsClosed: string | null = null) {
  const me = { totalPoints: 0, markPoints: {} };
  const data = { me, recent, goals: null, catalogue, giftsClosed, brands: [] } as unknown as PointsData;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PointsPart data={data} now={new Date('2026-11-20T09:00:00Z')} />
    </QueryClientProvider>,
  );
}

test('gifts and orders are at hand where the catalogue is open', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Выбрать подарок' })).toHaveAttribute('href', '/lk/catalogue');
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/lk/cart#orders');
});

test('who has earned nothing yet is told where to begin, not shown rings of nothing', () => {
  show(true, { items: [] });
  expect(screen.getByRole('heading', { name: 'Здесь будут ваши баллы' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К обучению' })).toHaveAttribute('href', '/lk/learnings');
});

test.each([
  ['chain', /^Для вашей аптечной сети каталог подарков закрыт/],
  ['wave', /^Сейчас волны заказов нет/],
])('who has earned nothing and has no gifts is told why: %s', (closed, why) => {
  show(false, { items: [] }, closed);
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Здесь будут ваши баллы' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test('neither leads anywhere while it is closed', () => {
  show(false);
  expect(screen.queryByRole('link', { name: 'Выбрать подарок' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Мои заказы' })).toBeNull();
});
