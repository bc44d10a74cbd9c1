import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { basketQuery, ordersQuery, type Basket, type BasketItem } from '@/api/orders/queries';
import { meQuery } from '@/api/me/queries';
import { GiftAction } from '@/components/blocks/gift-action/gift-action';
import { CartScreen } from './cart-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const line = (giftId: string, quantity = 1): BasketItem => ({
  itemId: giftId,
  giftId,
  quantity,
  basePrice: 10,
  price: 10 * quantity,
  amount: 5,
  limit: 2,
  ordered: 0,
  isAvailable: true,
  badges: [],
  name: `Подарок ${giftId}`,
  slug: giftId,
  size: null,
  markId: 'lrp',
  markName: 'La Roche-Posay',
  image: null,
});
const basketOf = (items: BasketItem[]): Basket => ({
  id: '1',
  count: items.length,
  totalPrice: items.length * 10,
  markPrices: items.length > 0 ? { lrp: items.length * 10 } : {},
  items,
});

function show(items: BasketItem[], children: ReactNode, waves: object[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(basketQuery().queryKey, basketOf(items));
  client.setQueryData(meQuery().queryKey, { markPoints: { lrp: 100 } } as never);
  client.setQueryData(ordersQuery().queryKey, {
    pages: [{ items: waves, meta: {} }],
    pageParams: [1],
  } as never);
  return { client, ...render(<QueryClientProvider client={client}>{children}</QueryClientProvider>) };
}
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

// what is on screen moves before the service answers
beforeEach(() => void call.mockImplementation(() => new Promise(() => undefined)));

test('into the basket and out of it again, focus stays with the gift', async () => {
  const user = userEvent.setup();
  show([], <GiftAction gift={line('1')} balance={100} most={1} />);
  await user.click(screen.getByRole('button', { name: /В корзину/ }));
  await waitFor(() => expect(focused()).toBe('Больше'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group')).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: 'Меньше' }));
  await waitFor(() => expect(focused()).toBe('В корзину: Подарок 1'));
});

test('a refused gift gives the focus back to its button', async () => {
  call.mockImplementation((_, input?: { body?: unknown }) =>
    input?.body ? Promise.reject(new Error('no')) : Promise.resolve(basketOf([])),
  );
  const user = userEvent.setup();
  show([], <GiftAction gift={line('1')} balance={100} most={1} />);
  await user.click(screen.getByRole('button', { name: /В корзину/ }));
  await waitFor(() => expect(focused()).toBe('В корзину: Подарок 1'));
});

test('a line thrown out leaves the focus to the next, then to the one before, then to the words of an empty basket', async () => {
  const user = userEvent.setup();
  show([line('1'), line('2'), line('3')], <CartScreen wave={null} roles={[]} />);
  const bin = (id: string) => screen.getByRole('button', { name: `Убрать из корзины: Подарок ${id}` });
  await user.click(bin('2'));
  await waitFor(() => expect(focused()).toBe('Подарок 3'));
  await user.click(bin('3'));
  await waitFor(() => expect(focused()).toBe('Подарок 1'));
  await user.click(bin('1'));
  await waitFor(() => expect(focused()).toBe('В корзине пока пусто'));
});

test('where orders follow, an empty basket says it in a line, without its picture', () => {
  const order = { id: '1', number: '7', status: 'paid', items: [], totalPrice: 10, canCancel: false };
  const wave = { id: '1', wave: 'Волна', isOpen: true, orders: [{ ...order, submittedAt: '2026-11-01' }] };
  const { container } = show([], <CartScreen wave={null} roles={[]} />, [wave]);
  expect(screen.getByText('В корзине пока пусто')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByText(/^Выберите подарок/)).toBeNull();
});

test('focus that is elsewhere stays there', async () => {
  show([line('1'), line('2')], <CartScreen wave={null} roles={[]} />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getAllByRole('button', { name: 'Больше' })[1] as HTMLElement);
  expect(focused()).toBe('Больше');
});

test('with points for no more the plus of the basket is off, and why is said to who presses it', async () => {
  const user = userEvent.setup();
  show(
    [line('1'), ...Array.from({ length: 8 }, (_, at) => line(String(at + 2)))],
    <CartScreen wave={null} roles={[]} />,
  );
  const [first] = screen.getAllByRole('button', { name: 'Больше' });
  await user.click(first!); // the tenth piece takes the last points
  await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
  for (const more of screen.getAllByRole('button', { name: 'Больше' }))
    expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/^Ещё на один не хватает/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Больше' })[1]!);
  expect(screen.getAllByText(/^Ещё на один не хватает 10/)).toHaveLength(1);
});

test('emptied elsewhere while the button of the sums has the focus, it goes to the words of an empty basket', async () => {
  const wave = { startsAt: '2000-01-01T00:00:00Z', endsAt: '2100-01-01T00:00:00Z' };
  const { client } = show([line('1')], <CartScreen wave={wave} roles={['pharmacist']} />);
  const send = screen.getByRole('button', { name: /Заказать/ });
  act(() => send.focus());
  expect(document.activeElement).toBe(send);
  act(() => client.setQueryData(basketQuery().queryKey, basketOf([])));
  await waitFor(() => expect(focused()).toBe('В корзине пока пусто'));
});

test('focus among the orders is theirs: what happens to the basket does not take it', async () => {
  const order = { id: '1', number: '7', status: 'paid', items: [], totalPrice: 10, canCancel: true };
  const wave = { id: '1', wave: 'Волна', isOpen: true, orders: [{ ...order, submittedAt: '2026-11-01' }] };
  const { client } = show([line('1'), line('2')], <CartScreen wave={null} roles={[]} />, [wave]);
  act(() => screen.getByRole('button', { name: /Отменить/ }).focus());
  act(() => client.setQueryData(basketQuery().queryKey, basketOf([])));
  await screen.findByText('В корзине пока пусто');
  expect(document.activeElement).toHaveTextContent(/Отменить/);
});
