import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { editItem, sendOrder } from '@/api/orders/endpoints';
import { useCancelOrder, useEditItem, useSendOrder } from '@/api/orders/queries';

const call = vi.hoisted(() => vi.fn());
const announceWrite = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));
vi.mock('@/lib/browser/written', () => ({ announceWrite }));

test('an order is sent after the basket edits under way, not beside them', async () => {
  const asked: unknown[] = [];
  let editDone = () => undefined as void;
  call.mockImplementation((endpoint: unknown) => {
    asked.push(endpoint);
    return endpoint === editItem
      ? new Promise((resolve) => {
          editDone = () => resolve({ items: [] });
        })
      : Promise.resolve({ number: '1' });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const client = new QueryClient();
  const { result } = renderHook(() => ({ edit: useEditItem(), send: useSendOrder() }), { wrapper });
  const edited = result.current.edit.mutateAsync({ giftId: '1', quantity: 2 });
  const sent = result.current.send.mutateAsync({ items: [], idempotencyKey: 'k' });
  await waitFor(() => expect(asked).toEqual([editItem]));
  editDone();
  await Promise.all([edited, sent]);
  expect(asked.filter((endpoint) => endpoint === editItem || endpoint === sendOrder)).toEqual([
    editItem,
    sendOrder,
  ]);
});

test('an order and its cancelling make other pages old: balance and stock stand there', async () => {
  call.mockResolvedValue({ number: '1' });
  announceWrite.mockReset();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ send: useSendOrder(), cancel: useCancelOrder() }), { wrapper });
  await result.current.send.mutateAsync({ items: [], idempotencyKey: 'k' });
  expect(announceWrite).toHaveBeenCalledTimes(1);
  await result.current.cancel.mutateAsync('1');
  expect(announceWrite).toHaveBeenCalledTimes(2);
});
