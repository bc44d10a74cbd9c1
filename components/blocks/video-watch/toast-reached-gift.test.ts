import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastReachedGift } from './toast-reached-gift';

const parts = vi.hoisted(() => ({ toast: vi.fn(), balance: 0 }));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: parts.toast }));
vi.mock('@/api/me/queries', () => ({
  meQuery: () => ({ queryKey: ['me'], queryFn: () => ({ markPoints: { lrp: parts.balance } }) }),
}));
vi.mock('@/api/core/call', () => ({
  call: () => Promise.resolve({ items: [{ id: '1', name: 'Плед', price: 100, markId: 'lrp' }] }),
}));

beforeEach(() => parts.toast.mockReset());

test.each([
  [120, 1],
  [60, 0],
  [200, 0],
])('with %i points after 30 from a video a gift is told %i times', async (balance, times) => {
  parts.balance = balance;
  await toastReachedGift(new QueryClient(), 'lrp', 30);
  expect(parts.toast).toHaveBeenCalledTimes(times);
  for (const [told] of parts.toast.mock.calls) expect(told).toMatchObject({ kind: 'good' });
});
