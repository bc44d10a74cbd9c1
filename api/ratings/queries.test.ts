import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../core/call';
import { CallError } from '../core/call-error';
import { createRating } from './endpoints';
import { like, unlike } from './queries';

const announceWrite = vi.hoisted(() => vi.fn());
vi.mock('../core/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/browser/written', () => ({ announceWrite }));
const called = vi.mocked(call);

beforeEach(() => {
  called.mockReset().mockResolvedValue(undefined as never);
  announceWrite.mockReset();
});

test('a like and its taking back are said of the item, by what each is worth', async () => {
  await like('article', '7');
  await like('learning', '8');
  await unlike('learning', '8');
  const bodies = called.mock.calls.map(([endpoint, options]) => [endpoint, options?.body]);
  expect(bodies).toEqual([
    [createRating, { rateableId: '7', rateableType: 'article', rating: 5 }],
    [createRating, { rateableId: '8', rateableType: 'learning', rating: 1 }],
    [createRating, { rateableId: '8', rateableType: 'learning', rating: 0 }],
  ]);
});

test('other pages are told to be old by what was written, not by what was refused', async () => {
  await like('article', '7');
  await unlike('article', '7');
  expect(announceWrite).toHaveBeenCalledTimes(2);
  called.mockRejectedValue(new CallError(503));
  await expect(like('article', '7')).rejects.toThrow();
  await expect(unlike('article', '7')).rejects.toThrow();
  expect(announceWrite).toHaveBeenCalledTimes(2);
});
