import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { basketQuery, type Basket, type BasketItem } from '@/api/orders/queries';
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store';
import { CartLink } from '@/components/blocks/gift-action/cart-link';
import { GiftAction } from '@/components/blocks/gift-action/gift-action';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));
const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const gift: BasketItem = {
  ...{ itemId: '1', giftId: '1', quantity: 1, basePrice: 100, price: 100, amount: 5, limit: 3, ordered: 0 },
  ...{ isAvailable: true, badges: [], name: 'Термос', slug: 'termos', size: null, image: null },
  ...{ markId: 'lrp', markName: 'La Roche-Posay' },
};
/** A basket that holds other gifts of the mark for so many points. */
const basketOf = (reserved: number): Basket => ({
  ...{ id: '1', count: 0, totalPrice: reserved, items: [] },
  markPrices: reserved > 0 ? { lrp: reserved } : {},
});

function show(balance: number, reserved = 0, held = {}, taken = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const basket = basketOf(reserved);
  client.setQueryData(basketQuery().queryKey, { ...basket, markPrices: { ...basket.markPrices, ...taken } });
  return render(
    <QueryClientProvider client={client}>
      <CartLink />
      <GiftAction {...{ gift, balance, held }} most={3} />
    </QueryClientProvider>,
  );
}
const toasts = () => toastStore.read().map(({ text }) => text);

beforeEach(() => {
  toastStore.read().forEach(({ id }) => dismissToast(id));
  call.mockReset().mockResolvedValue({ ...basketOf(100), count: 1, items: [gift] });
});

test('the first of a gift in the basket offers the way there, a further one says nothing', async () => {
  const user = userEvent.setup();
  show(300);
  await user.click(screen.getByRole('button', { name: 'В корзину: Термос' }));
  await waitFor(() => expect(toasts()).toEqual(['Подарок в корзине']));
  const [told] = toastStore.read();
  expect(told?.action?.label).toBe('Открыть корзину');
  told?.action?.onPress();
  expect(push).toHaveBeenCalledWith('/lk/cart');
  dismissToast(told?.id ?? 0);
  await user.click(screen.getByRole('button', { name: 'Больше' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(toasts()).toEqual([]);
});

test('the offer goes with the catalogue: it would stand before the basket’s own buttons', async () => {
  const { unmount } = show(300);
  await userEvent.click(screen.getByRole('button', { name: 'В корзину: Термос' }));
  await waitFor(() => expect(toasts()).toEqual(['Подарок в корзине']));
  unmount();
  expect(toasts()).toEqual([]);
});

test('a refused gift is not said to be in the basket', async () => {
  call.mockRejectedValue(new Error('no'));
  show(300);
  await userEvent.click(screen.getByRole('button', { name: 'В корзину: Термос' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()).not.toContain('Подарок в корзине');
});

test.each([
  ['of the balance alone', 70, 0, 'Не хватает 30 баллов'],
  ['with what the basket takes already', 150, 100, 'Не хватает 50 баллов с учётом корзины'],
])('what is missing: %s', (_, balance, reserved, words) => {
  show(balance, reserved);
  expect(screen.getByText(/Не хватает/)).toHaveTextContent(words);
  expect(screen.getByText(/Не хватает/).textContent.replaceAll('\u00a0', ' ')).toBe(words);
});

test('where to earn what is missing: the brand, what is not passed, the most points first', () => {
  show(70);
  expect(screen.getByRole('link', { name: /Где набрать баллы/ })).toHaveAttribute(
    'href',
    '/lk/learnings?mark=lrp&state=ahead&sort=-points',
  );
});

test('on its own page the way to the basket stands beside how many are in it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(basketQuery().queryKey, { ...basketOf(100), count: 1, items: [gift] });
  render(
    <QueryClientProvider client={client}>
      <GiftAction gift={gift} balance={300} most={3} main />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name: 'В корзине · Оформить' })).toHaveAttribute('href', '/lk/cart');
});

test('where another brand’s points would do, its page offers to move them', () => {
  show(70, 0, { lrp: 70, vichy: 30 });
  const link = screen.getByRole('link', { name: 'Перевести баллы на подарок: Термос' });
  expect(link).toHaveAttribute('href', `/lk/catalogue/${gift.giftId}`);
  expect(screen.queryByRole('link', { name: /Где набрать баллы/ })).toBeNull();
});

test('points of another brand that the basket takes are not offered to move', () => {
  show(70, 0, { lrp: 70, vichy: 30 }, { vichy: 10 });
  expect(screen.getByRole('link', { name: /Где набрать баллы/ })).toBeVisible();
});

test('with points for one alone the second can’t be taken, and why is said', async () => {
  show(150);
  await userEvent.click(screen.getByRole('button', { name: 'В корзину: Термос' }));
  const more = await screen.findByRole('button', { name: 'Больше' });
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/^Ещё на один не хватает/).textContent).toMatch(/50.баллов/);
  await userEvent.click(more);
  expect(call).toHaveBeenCalledOnce();
});
