import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { meQuery } from '@/api/me/queries';
import { editItem, getBasket, sendOrder } from '@/api/orders/endpoints';
import { basketQuery, ordersQuery, type Basket } from '@/api/orders/queries';
import { PopupHost } from '@/components/popups/host';
import { closeAllPopups, dropPopup, openedPopups } from '@/components/popups/store';
import { basketItem } from '@/tests/helpers/basket-item';
import { renderWithUser } from '@/tests/helpers/render';
import { CartScreen } from './cart-screen';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));
vi.mock('next/navigation', () => ({ usePathname: () => '/lk/cart', useRouter: () => ({ push: vi.fn() }) }));

const basketOf = (quantity: number): Basket => ({
  id: '1',
  count: quantity,
  totalPrice: 30 * quantity,
  markPrices: quantity ? { lrp: 30 * quantity } : {},
  items: quantity ? [basketItem(1, quantity)] : [],
});
const wave = { startsAt: '2000-01-01T00:00:00Z', endsAt: '2100-01-01T00:00:00Z' };

/** Orders go as `answers` say, one after another; the services hold `held` by then. Gives the keys that were used. */
function services(held: Basket, answers: readonly (Error | { number: string })[]) {
  const keys: string[] = [];
  call.mockImplementation(async (endpoint: unknown, options?: { idempotencyKey: string }) => {
    if (endpoint === getBasket || endpoint === editItem) return held;
    if (endpoint !== sendOrder) throw new CallError(404);
    const answer = answers[keys.length];
    keys.push(options?.idempotencyKey ?? '');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return keys;
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

let user: ReturnType<typeof renderWithUser>['user'];
beforeEach(() => {
  closeAllPopups();
  for (const { key } of openedPopups()) dropPopup(key);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(meQuery().queryKey, { markPoints: { lrp: 100 } } as never);
  client.setQueryData(basketQuery().queryKey, basketOf(1));
  client.setQueryData(ordersQuery().queryKey, {
    pages: [{ items: [], meta: {} }],
    pageParams: [1],
  } as never);
  ({ user } = renderWithUser(
    <QueryClientProvider client={client}>
      <CartScreen wave={wave} roles={[]} />
      <PopupHost />
    </QueryClientProvider>,
  ));
});

test.each([504, 0, 500])(
  'an answer lost (%i) after the order was taken: the retry has its key',
  async (status) => {
    const keys = services(basketOf(0), [new CallError(status), { number: 'З-7' }]);
    await press(/^Заказать/);
    await press('Отправить заказ');
    await press('Повторить');
    expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toHaveTextContent('З-7');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('closed with the outcome unknown and the basket still there, the next press has the same key', async () => {
  const keys = services(basketOf(1), [new CallError(504), { number: 'З-7' }]);
  await press(/^Заказать/);
  await press('Отправить заказ');
  await screen.findByRole('button', { name: 'Повторить' });
  await press('Вернуться в корзину');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^Заказать/);
  await press('Отправить заказ');
  await screen.findByRole('dialog', { name: 'Заказ оформлен' });
  expect(keys[1]).toBe(keys[0]);
});

test('refused, the next press is another intent', async () => {
  const keys = services(basketOf(1), [new CallError(409), { number: 'З-7' }]);
  await press(/^Заказать/);
  await press('Отправить заказ');
  await screen.findByRole('alert');
  await press('Отправить заказ');
  await screen.findByRole('dialog', { name: 'Заказ оформлен' });
  expect(keys[1]).not.toBe(keys[0]);
});
