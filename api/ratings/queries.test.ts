import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../core/call';
import { CallError } from '../core/call-error';
import { createRating, deleteRating } from './endpoints';
import { like, unlike } from './queries';

const tellWritten = vi.hoisted(() => vi.fn());
vi.mock('../core/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/browser/written', () => ({ tellWritten }));
const called = vi.mocked(call);

beforeEach(() => {
  called.mockReset().mockResolvedValue(undefined as never);
  tellWritten.mockReset();
});

test('a known row is taken back', async () => {
  await unlike('article', '7', '31');
  expect(called.mock.calls).toEqual([[deleteRating, { params: { id: '31' } }]]);
});

test('an unknown row is asked for first', async () => {
  called.mockResolvedValueOnce({ id: '32' } as never);
  await unlike('article', '7', null);
  expect(called.mock.calls.map(([endpoint]) => endpoint)).toEqual([createRating, deleteRating]);
  expect(called.mock.calls[1]?.[1]).toEqual({ params: { id: '32' } });
});

test('a row that is gone is what was wanted; any other refusal is told', async () => {
  called.mockRejectedValueOnce(new CallError(404));
  await expect(unlike('article', '7', '31')).resolves.toBeUndefined();
  called.mockRejectedValueOnce(new CallError(403));
  await expect(unlike('article', '7', '31')).rejects.toMatchObject({ status: 403 });
});

test('other pages are told to be old by what was written, not by what was refused', async () => {
  called.mockResolvedValueOnce({ id: '32' } as never);
  await like('article', '7');
  expect(tellWritten).toHaveBeenCalledTimes(1);
  await unlike('article', '7', '32');
  expect(tellWritten).toHaveBeenCalledTimes(2);
  called.mockRejectedValue(new CallError(503));
  await expect(like('article', '7')).rejects.toThrow();
  await expect(unlike('article', '7', '32')).rejects.toThrow();
  expect(tellWritten).toHaveBeenCalledTimes(2);
});
