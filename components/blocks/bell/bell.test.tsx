import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notificationKeys } from '@/api/notifications/queries';
import { userKeys } from '@/api/me/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { Bell } from './bell';

function show(unread: number, items: object[] = []) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(userKeys.me(), { unreadNotifications: unread });
  cache.setQueryData(notificationKeys.newest(), { pages: [{ items, meta: { unread } }], pageParams: [1] });
  return renderWithUser(
    <QueryClientProvider client={cache}>
      <Bell />
    </QueryClientProvider>,
  );
}

test.each([
  [0, 'Уведомления', null],
  [1, 'Уведомления, 1 новое', '1'],
  [12, 'Уведомления, 12 новых', '9+'],
])('%i unread are said and shown', (unread, words, shown) => {
  const { container } = show(unread);
  const summary = container.querySelector('summary');
  expect(summary?.textContent?.replaceAll('\u00a0', ' ')).toBe(words + (shown ?? ''));
});

test('the list comes when it is opened: what is new is marked and leads to its page', async () => {
  const data = { title: 'Эксперт ответил на ваш вопрос', link: '/academy/ask-question?tab=my#question-7' };
  const at = new Date().toISOString();
  const { user, container } = show(1, [
    { id: '2', isRead: false, kind: 'question-answered', createdAt: at, data },
    {
      id: '1',
      isRead: true,
      kind: 'training',
      createdAt: at,
      data: { title: 'Запись открыта', link: '/lk' },
    },
  ]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  const summary = container.querySelector('summary');
  if (summary) await user.click(summary);
  const fresh = await screen.findByRole('link', { name: /Новое: Эксперт ответил/ });
  expect(fresh).toHaveAttribute('href', data.link);
  expect(screen.getByRole('link', { name: /Запись открыта/ })).not.toHaveAttribute('data-unread');
  expect(screen.getByRole('button', { name: 'Прочитать все' })).toBeVisible();
});

test('nothing yet says what will come', async () => {
  const { user, container } = show(0);
  const summary = container.querySelector('summary');
  if (summary) await user.click(summary);
  expect(await screen.findByText(/Здесь появятся начисленные баллы/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Прочитать все' })).not.toBeInTheDocument();
});
