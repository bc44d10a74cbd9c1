import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toolsOf } from '../header/sections';
import { UserMenu } from './user-menu';

const admin = { id: '1', roles: ['admin'], permissions: [], chainLocked: false };
const TOOLS = toolsOf(admin, []).filter(({ isPlanned }) => !isPlanned);

const orders = (gifts: boolean, programme = false) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UserMenu
        at="/"
        name="Анна"
        avatar={null}
        gifts={gifts}
        programme={programme}
        tools={gifts ? TOOLS : []}
        work={null}
      />
    </QueryClientProvider>,
  );
  container.querySelector('details')?.setAttribute('open', '');
  return screen.queryByRole('link', { name: 'Мои заказы' });
};

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('orders are in the menu of who may order', () => {
  expect(orders(true)).toHaveAttribute('href', '/lk/cart#orders');
});

test('a role’s tools are in it', () => {
  orders(true);
  const tool = screen.getByRole('link', { name: 'Необычная активность' });
  expect(tool).toHaveAttribute('href', '/lk/unusual-activity');
});

test('who may not finds no way there', () => {
  expect(orders(false)).toBeNull();
});

test('the education programme is in it while it runs', () => {
  orders(true, true);
  expect(screen.getByRole('link', { name: 'Программа 2025' })).toHaveAttribute(
    'href',
    '/education-programme2025',
  );
});

test('the account, one’s bookings and a question to an expert are one step away', () => {
  orders(false);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Личный кабинет', 'Мои записи', 'Задать вопрос', 'Избранное'].map(hrefOf)).toEqual([
    '/lk',
    '/lk/appointments',
    '/academy/ask-question',
    '/lk/learnings?favorite=1',
  ]);
});
