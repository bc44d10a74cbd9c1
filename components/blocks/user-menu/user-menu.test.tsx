import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UserMenu } from './user-menu';

const orders = (gifts: boolean) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UserMenu name="Анна" avatar={null} gifts={gifts} />
    </QueryClientProvider>,
  );
  container.querySelector('details')?.setAttribute('open', '');
  return screen.queryByRole('link', { name: 'Мои заказы' });
};

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('orders are in the menu of who may order', () => {
  expect(orders(true)).toHaveAttribute('href', '/lk/cart#orders');
});

test('who may not finds no way there', () => {
  expect(orders(false)).toBeNull();
});
