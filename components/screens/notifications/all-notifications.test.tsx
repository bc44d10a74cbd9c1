import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '@/api/notifications/queries';
import { AllNotificationsScreen } from './all-notifications-screen';

const parts = vi.hoisted(() => ({ call: vi.fn(), refresh: vi.fn() }));
vi.mock('@/api/core/call', () => ({ call: parts.call }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/lk/notifications/all',
  useRouter: () => ({ refresh: parts.refresh, push: vi.fn(), prefetch: vi.fn() }),
}));
vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

const item = (id: string, createdAt: string, isRead = true): Notification => ({
  id,
  isRead,
  kind: 'order-cancelled',
  createdAt,
  data: { link: '/lk/cart', title: `Событие ${id}` },
});

const show = (list: ComponentProps<typeof AllNotificationsScreen>['list'], isFirst = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AllNotificationsScreen list={list} now={new Date('2026-11-24T12:00:00Z')} isFirst={isFirst} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  parts.call.mockResolvedValue(undefined);
});

test('they stand by day, and older ones behind the key of the last', () => {
  const items = [
    item('3', '2026-11-24T09:00:00Z'),
    item('2', '2026-11-24T08:00:00Z'),
    item('1', '2026-11-20T08:00:00Z'),
  ];
  show({ items, page: { next: 'k1' }, meta: { unread: 0 } });
  const days = screen
    .getAllByRole('list')
    .filter((list) => within(list).queryAllByText(/Событие/).length > 0);
  expect(days.map((day) => within(day).getAllByRole('listitem').length)).toEqual([2, 1]);
  expect(screen.getByRole('link', { name: 'Раньше' })).toHaveAttribute(
    'href',
    '/lk/notifications/all?after=k1',
  );
  expect(screen.queryByRole('button', { name: 'Прочитать все' })).toBeNull();
});

test('all of them are read at once, and the page is made anew', async () => {
  show({ items: [item('1', '2026-11-24T09:00:00Z', false)], meta: { unread: 1 } });
  expect(screen.getByRole('link', { name: /Новое: Событие 1/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Прочитать все' }));
  expect(parts.call.mock.calls[0]?.[1]).toEqual({ body: {} });
  await vi.waitFor(() => expect(parts.refresh).toHaveBeenCalled());
});

test('none yet says what will come', () => {
  show({ items: [], meta: { unread: 0 } });
  expect(screen.getByRole('heading', { name: 'Уведомлений пока нет' })).toBeInTheDocument();
});
