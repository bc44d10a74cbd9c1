import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SentOrders } from './sent-orders';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const order = (id: string) => ({
  ...{ id, number: `2026-${id}`, status: 'sent', submittedAt: '2026-08-20T12:00:00Z', cancelledAt: null },
  ...{ items: [{ id: '1', name: 'Термос', quantity: 1, image: null }], totalPrice: 100, canCancel: false },
  canReceive: true,
});
const wave = (id: string) => ({ id, wave: `Волна ${id}`, isOpen: false, orders: [order(id)] });
/** Three waves, two on a page. */
const answer = (_: unknown, { query }: { query: { page: { number: number } } }) => {
  const { number } = query.page;
  const items = number === 1 ? [wave('3'), wave('2')] : [wave('2'), wave('1')];
  return Promise.resolve({ items, page: { number, size: 2, total: 3, pages: 2 }, meta: {} });
};

test('further waves are shown when they are asked for, each once', async () => {
  call.mockImplementation(answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SentOrders />
    </QueryClientProvider>,
  );
  const waves = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());
  await screen.findByRole('heading', { name: 'Волна 2' });
  expect(waves()).toEqual(['Волна 3', 'Волна 2']);
  expect(screen.getByRole('heading', { level: 2, name: 'Мои заказы' })).toBeVisible();
  // what the staff did; that the person has ordered is another word
  expect(screen.getAllByText('Передан в доставку')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Показать еще' }));
  await screen.findByRole('heading', { name: 'Волна 1' });
  expect(waves()).toEqual(['Волна 3', 'Волна 2', 'Волна 1']);
  expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Волна 1');
});

test('who has sent none finds words in the place that links lead to', async () => {
  call.mockResolvedValue({ items: [], page: { number: 1, size: 2, total: 0, pages: 0 }, meta: {} });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SentOrders />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Здесь появятся заказы, которые вы оформите.')).toBeVisible();
  expect(container.querySelector('#orders')).not.toBeNull();
});

test('a page that did not come is asked for again, what is there stays', async () => {
  call.mockImplementation(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SentOrders />
    </QueryClientProvider>,
  );
  const more = await screen.findByRole('button', { name: 'Показать еще' });
  call.mockRejectedValueOnce(new Error('no'));
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('Заказы не загрузились.');
  expect(screen.getByRole('heading', { name: 'Волна 2' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Волна 1' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['paid', 'sent'])('an order that can have come is said so by its button: %s', async (first) => {
  let status = first;
  call.mockImplementation((endpoint: { path: string }) => {
    if (endpoint.path.endsWith('/receive')) {
      status = 'received';
      return Promise.resolve(order('1'));
    }
    const isIn = status === 'received';
    const came = {
      ...{ ...order('1'), status, canReceive: !isIn },
      receivedAt: isIn ? '2026-09-01T12:00:00Z' : null,
    };
    return Promise.resolve({
      items: [{ ...wave('1'), orders: [came] }],
      page: { number: 1, total: 1, pages: 1 },
    });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SentOrders />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить получение, заказ № 2026-1' }));
  expect(await screen.findByText(/Получен 1 сентября 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /получен/ })).toBeNull();
});
