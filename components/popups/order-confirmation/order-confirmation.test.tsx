import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { meQuery } from '@/api/me/queries';
import { basketQuery, type Basket } from '@/api/orders/queries';
import { basketItem } from '@/tests/helpers/basket-item';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, isPopupOpen, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({ usePathname: () => '/lk/cart' }));

const basketOf = (...quantities: number[]): Basket => ({
  id: '1',
  count: quantities.length,
  totalPrice: 0,
  markPrices: {},
  items: quantities.map((quantity, at) => basketItem(at, quantity)),
});

let client: QueryClient;
const become = (basket: Basket) => client.setQueryData(basketQuery().queryKey, basket);
const changed = (next: Basket) => async () => {
  become(next);
  throw new CallError(409, [{ status: '409', code: 'basket-changed', detail: 'Корзина изменилась.' }]);
};
const wave = { startsAt: '2000-01-01T00:00:00Z', endsAt: '2100-01-01T00:00:00Z' };

async function show(onYes: (basket: Basket) => unknown) {
  const { user } = renderWithUser(
    <QueryClientProvider client={client}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('order-confirmation', { wave, roles: [], onYes }));
  const dialog = await screen.findByRole('dialog', { name: 'Отправить заказ?' });
  const button = () => within(dialog).getByRole('button', { name: 'Отправить заказ' });
  return { dialog, button, user };
}

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(meQuery().queryKey, {
    markPoints: { lrp: 100 },
    pharmacy: { name: 'Медея', address: 'Ямашева, 93' },
  } as never);
  become(basketOf(1));
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

test('a basket changed elsewhere is drawn anew beside the reason, and the next press sends it', async () => {
  const next = basketOf(1, 2);
  const onYes = vi.fn().mockImplementationOnce(changed(next)).mockResolvedValue(undefined);
  const { dialog, button, user } = await show(onYes);
  await user.click(button());
  expect(await within(dialog).findByText('Подарок 1')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Корзина изменилась.');
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() => expect(onYes).toHaveBeenLastCalledWith(next));
});

test('one the points no longer pay can’t be sent, and says why', async () => {
  const { dialog, button, user } = await show(changed(basketOf(1, 3)));
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  expect(within(dialog).getByRole('status')).toHaveTextContent(/не хватает 20/);
});

test('where it goes and by when is told before it is sent', async () => {
  const { dialog } = await show(vi.fn());
  expect(within(dialog).getByText(/^Привезём до/)).toHaveTextContent(/Привезём до .+: «Медея», Ямашева, 93/);
});

test('emptied in another tab it says so, with the way to the orders', async () => {
  const { dialog } = await show(vi.fn());
  act(() => void become(basketOf()));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/уже оформлен в другой вкладке/);
  expect(within(dialog).getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/lk/cart#orders');
  expect(within(dialog).queryByRole('button', { name: 'Отправить заказ' })).toBeNull();
  expect(isPopupOpen('order-confirmation')).toBe(true);
});

test('so does the refusal of an order that another tab sent', async () => {
  const { dialog, button, user } = await show(async () => {
    become(basketOf());
    throw new CallError(409, [{ status: '409', code: 'basket-empty', detail: 'Корзина уже пуста.' }]);
  });
  await user.click(button());
  expect(await within(dialog).findByText(/уже оформлен в другой вкладке/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Мои заказы' })).toBeVisible();
});

test.each([
  ['no answer in time', new CallError(504)],
  ['a broken connection', new CallError(0)],
  ['a failing service', new CallError(500)],
  ['an answer that could not be read', new TypeError('x')],
])(
  '%s: it stays though the basket is empty, and «Повторить» asks for the same once more',
  async (_, error) => {
    const onYes = vi.fn();
    const { dialog, button, user } = await show(onYes);
    onYes.mockImplementationOnce(async () => {
      // the order was taken, and so were the points: what the refresh after it brings
      client.setQueryData(meQuery().queryKey, { markPoints: { lrp: 5 } } as never);
      become(basketOf());
      throw error;
    });
    await user.click(button());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Неизвестно, оформлен ли заказ/);
    expect(within(dialog).getByText('Подарок 0')).toBeVisible();
    expect(dialog).toHaveTextContent('останется 70');
    const again = within(dialog).getByRole('button', { name: 'Повторить' });
    expect(again).toBeEnabled();
    await user.click(again);
    await waitFor(() => expect(isPopupOpen('order-confirmation')).toBe(false));
    expect(onYes.mock.calls.map(([basket]) => basket)).toEqual([basketOf(1), basketOf(1)]);
  },
);

test('technical work is an answer: nothing was ordered', async () => {
  const { dialog, button, user } = await show(async () => {
    throw new CallError(503, [{ status: '503', code: 'technical-work', detail: 'Идут работы.' }]);
  });
  await user.click(button());
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Идут работы.');
  expect(button()).toBeEnabled();
});

test('what is being sent stays shown, though the basket is empty by then', async () => {
  const { dialog, button, user } = await show(async () => {
    become(basketOf());
    await new Promise(() => undefined);
  });
  await user.click(button());
  expect(within(dialog).getByText('Подарок 0')).toBeVisible();
});
