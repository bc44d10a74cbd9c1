import { beforeEach, expect, test, vi } from 'vitest';
import { possibleNow } from './possible-now';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const gift = (id: string, price: number, markId = 'lrp') => ({ id, name: `Подарок ${id}`, price, markId });
const text = async (balance: number, points: number) =>
  (await possibleNow({ mark: 'lrp', balance, points }))?.text.replaceAll('\u00a0', ' ');

beforeEach(() => {
  const items = [gift('1', 100), gift('2', 300), gift('9', 50, 'vichy')];
  call.mockReset().mockResolvedValue({ items });
});

test('what has come into reach is said', async () => {
  expect(await text(120, 50)).toBe('Теперь хватает на подарок «Подарок 1».');
  expect(await possibleNow({ mark: 'lrp', balance: 300, points: 50 })).toMatchObject({
    text: 'Теперь хватает на подарок «Подарок 2».',
    href: '/lk/catalogue/2',
  });
});

test('what was in reach before is no news: the next one is', async () => {
  expect(await text(200, 50)).toBe('До подарка «Подарок 2» осталось 100 баллов.');
  expect(await text(40, 40)).toBe('До подарка «Подарок 1» осталось 60 баллов.');
});

test('what the basket takes buys nothing else', async () => {
  call.mockResolvedValue({
    items: [gift('1', 100), gift('2', 300)].map((one) => ({ ...one, reserved: 100 })),
  });
  expect(await text(320, 50)).toBe('До подарка «Подарок 2» осталось 80 баллов.');
  expect(await text(400, 50)).toBe('Теперь хватает на подарок «Подарок 2».');
});

test('nothing is said without points, without gifts, and where the catalogue is closed', async () => {
  expect(await text(500, 0)).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValue({ items: [] });
  expect(await text(500, 50)).toBeUndefined();
  call.mockImplementation(() => Promise.reject(new Error('404')));
  expect(await text(500, 50)).toBeUndefined();
});

test('a page asks by its own way', async () => {
  const items = [gift('1', 100)];
  const possible = await possibleNow({ mark: 'lrp', balance: 120, points: 50 }, () =>
    Promise.resolve({ items }),
  );
  expect(possible?.href).toBe('/lk/catalogue/1');
  expect(call).not.toHaveBeenCalled();
});
