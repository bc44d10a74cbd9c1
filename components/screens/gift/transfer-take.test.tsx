import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
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
const NONE = { id: '1', count: 0, totalPrice: 0, items: [], markPrices: {} };
const lrp = (points: number) => ({ slug: 'lrp', name: 'La Roche-Posay', points });

function page(balance: number, others: readonly ReturnType<typeof lrp>[], more: Partial<Basket> | null = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const basket = { ...NONE, ...more };
  if (more) client.setQueryData(basketQuery().queryKey, basket);
  return (
    <QueryClientProvider client={client}>
      <TransferTake gift={gift} balance={balance} others={others} />
    </QueryClientProvider>
  );
}
function show(...given: Parameters<typeof page>) {
  render(page(...given));
  return screen.queryByRole('button');
}

/** Presses the button; what «Перевести и взять» of the popup then does. */
async function asked() {
  await userEvent.click(screen.getByRole('button'));
  const { text, onYes } = vi.mocked(openPopup).mock.lastCall?.[1] as {
    text: string;
    onYes: () => Promise<void>;
  };
  return { text: text.replaceAll('\u00a0', ' '), yes: () => act(onYes) };
}
interface Sent {
  body?: { from?: string; amount: number };
  idempotencyKey?: string;
}
const sent = () => call.mock.calls.map(([, input]) => input as Sent).filter(({ body }) => body);

beforeEach(() => {
  call.mockReset().mockResolvedValue({ id: '1', count: 1, totalPrice: 380, items: [gift], markPrices: {} });
});

test('what is missing is moved, then the gift is taken', async () => {
  const button = show(310, [lrp(520)]);
  expect(button).toHaveTextContent('Перевести 70 из La Roche-Posay и взять');
  const { text, yes } = await asked();
  expect(text).toMatch(/^70 баллов: La Roche-Posay → Vichy/);
  await yes();
  expect(sent().map(({ body }) => body)).toEqual([
    { from: 'lrp', to: 'vichy', amount: 70 },
    { giftId: '1', amount: 1 },
  ]);
});

test('a gift of the same brand in the basket makes more missing, and the move follows', async () => {
  const button = show(310, [lrp(520)], { markPrices: { vichy: 300 } });
  expect(button).toHaveTextContent('Перевести 370 из La Roche-Posay и взять');
});

test('where the basket takes most of the richest brand, two brands make up for it together', async () => {
  const others = [lrp(520), { slug: 'dercos', name: 'Dercos', points: 30 }];
  const button = show(310, others, { markPrices: { lrp: 470 } });
  expect(button).toHaveTextContent('Перевести 70 из La Roche-Posay и Dercos и взять');
  const { text, yes } = await asked();
  expect(text).toMatch(/^50 баллов: La Roche-Posay → Vichy, 20 баллов: Dercos → Vichy, 1 балл = 1 балл/);
  await yes();
  expect(sent().map(({ body }) => body)).toEqual([
    { from: 'lrp', to: 'vichy', amount: 50 },
    { from: 'dercos', to: 'vichy', amount: 20 },
    { giftId: '1', amount: 1 },
  ]);
});

test('a second move that failed is made again without the first one counting twice', async () => {
  show(310, [lrp(50), { slug: 'dercos', name: 'Dercos', points: 30 }]);
  const { yes } = await asked();
  call.mockResolvedValueOnce({}).mockRejectedValueOnce(new CallError(0));
  await expect(yes()).rejects.toThrow(CallError);
  await yes();
  const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect([keys[0] === keys[2], keys[1] === keys[3], keys[0] === keys[1]]).toEqual([true, true, false]);
});

test.each([
  ['there is enough already', 380, [lrp(520)], {}],
  ['nobody has as much', 310, [lrp(60)], {}],
  ['the basket takes the other points', 310, [lrp(100)], { markPrices: { lrp: 50 } }],
  ['the basket holds it', 310, [lrp(520)], { items: [gift] }],
])('nothing is offered where %s', (_, balance, others, basket) => {
  expect(show(balance, others, basket)).toBeNull();
});

test('points that only the basket stands against are told of, with the way there', () => {
  show(310, [lrp(100)], { markPrices: { lrp: 50 } });
  expect(screen.getByRole('link', { name: 'корзина' })).toHaveAttribute('href', '/lk/cart');
});

test('the way to earn stands under the move, alone where there is none, and nowhere once there is enough', () => {
  const earn = () => screen.queryByRole('link', { name: 'Где набрать баллы на подарок: Бутылка' });
  const { rerender } = render(page(310, [lrp(520)]));
  expect(screen.getByRole('button').compareDocumentPosition(earn() as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  rerender(page(310, []));
  expect(earn()).toHaveAttribute('href', '/lk/learnings?mark=vichy&state=ahead&sort=-points');
  rerender(page(380, []));
  expect(earn()).toBeNull();
});

test('nothing is offered before the basket is there: what it takes is missing too', () => {
  call.mockReturnValue(new Promise(() => undefined));
  expect(show(310, [lrp(520)], null)).toBeNull();
});

test('the same move that failed goes again under its key; another amount under another', async () => {
  const { rerender } = render(page(310, [lrp(520)]));
  call.mockRejectedValue(new CallError(0));
  const { yes } = await asked();
  for (let press = 0; press < 2; press += 1) await expect(yes()).rejects.toThrow(CallError);
  rerender(page(300, [lrp(520)]));
  const again = await asked();
  await expect(again.yes()).rejects.toThrow(CallError);
  expect(sent().map(({ body }) => body?.amount)).toEqual([70, 70, 80]);
  const [first, second, third] = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect([first === second, second === third, Boolean(third)]).toEqual([true, false, true]);
});

test('points that were moved without the gift are told of, with a way on, and are not moved again', async () => {
  show(310, [lrp(520)]);
  const gone = new CallError(409, [{ status: '409', code: 'out-of-stock', detail: 'Подарок разобрали.' }]);
  call.mockImplementation((_, { body }: Sent = {}) =>
    body && !body.from ? Promise.reject(gone) : Promise.resolve({ ...NONE, items: [] }),
  );
  await (await asked()).yes();
  const told = screen.getByRole('alert');
  expect(told.textContent.replaceAll('\u00a0', ' ')).toContain('70 баллов теперь на счёте Vichy');
  expect(told).toHaveTextContent('Подарок разобрали.');
  expect(screen.getByRole('link', { name: 'откройте корзину' })).toHaveAttribute('href', '/lk/cart');
  expect(screen.queryByRole('button')).toBeNull();
});
