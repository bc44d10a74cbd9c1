import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { basketQuery, type Basket, type BasketItem } from '@/api/orders/queries';
import { openPopup } from '@/components/popups/store';
import { TransferTake } from './transfer-take';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));
vi.mock('@/components/popups/store', () => ({ openPopup: vi.fn() }));

const gift: BasketItem = {
  ...{ itemId: '1', giftId: '1', quantity: 1, basePrice: 380, price: 380, amount: 5, limit: 3, ordered: 0 },
  ...{ isAvailable: true, badges: [], name: 'Бутылка', slug: 'b', size: null, image: null },
  ...{ markId: 'vichy', markName: 'Vichy' },
};
const lrp = (points: number) => ({ slug: 'lrp', name: 'La Roche-Posay', points });

function show(balance: number, others: readonly ReturnType<typeof lrp>[], more: Partial<Basket> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const basket = { id: '1', count: 0, totalPrice: 0, items: [], markPrices: {}, ...more };
  client.setQueryData(basketQuery().queryKey, basket);
  render(
    <QueryClientProvider client={client}>
      <TransferTake gift={gift} balance={balance} others={others} />
    </QueryClientProvider>,
  );
  return screen.queryByRole('button');
}

beforeEach(() => {
  call.mockReset().mockResolvedValue({ id: '1', count: 1, totalPrice: 380, items: [gift], markPrices: {} });
});

test('what is missing is moved, then the gift is taken', async () => {
  const button = show(310, [lrp(520)]);
  expect(button).toHaveTextContent('Перевести 70 из La Roche-Posay и взять');
  await userEvent.click(button!);
  const asked = vi.mocked(openPopup).mock.lastCall?.[1] as { text: string; onYes: () => Promise<void> };
  expect(asked.text.replaceAll('\u00a0', ' ')).toMatch(/^70 баллов: La Roche-Posay → Vichy/);
  await act(() => asked.onYes());
  const bodies = call.mock.calls.map(([, input]) => (input as { body?: object }).body).filter(Boolean);
  expect(bodies).toEqual([
    { from: 'lrp', to: 'vichy', amount: 70 },
    { giftId: '1', amount: 1 },
  ]);
});

test.each([
  ['there is enough already', 380, [lrp(520)], {}],
  ['nobody has as much', 310, [lrp(60)], {}],
  ['the basket takes the other points', 310, [lrp(100)], { markPrices: { lrp: 50 } }],
  ['the basket holds it', 310, [lrp(520)], { items: [gift] }],
])('nothing is offered where %s', (_, balance, others, basket) => {
  expect(show(balance, others, basket)).toBeNull();
});
