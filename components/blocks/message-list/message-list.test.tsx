import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { MessageList, MessageSample } from './message-list';

const item = (id: string, read = false) => ({
  id,
  title: `Письмо ${id}`,
  text: `Слова ${id}`,
  read,
  publishedAt: '2026-11-20T09:00:00Z',
});

function show(items: ReturnType<typeof item>[], status = 204) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? body : '');
    return Promise.resolve(new Response(status === 204 ? null : '{"errors":[]}', { status }));
  });
  const cache = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const shown = renderWithUser(
    <QueryClientProvider client={cache}>
      <MessageList items={items} />
    </QueryClientProvider>,
  );
  return { ...shown, sent };
}

const marked = () => screen.queryAllByText('Новое:').length;

test('what is opened is read at once; read ones are not sent again', async () => {
  const { user, sent } = show([item('1'), item('2', true)]);
  expect(marked()).toBe(1);
  await user.click(screen.getByText('Письмо 1'));
  await waitFor(() => expect(marked()).toBe(0));
  await user.click(screen.getByText('Письмо 2'));
  await user.click(screen.getByText('Письмо 1'));
  await user.click(screen.getByText('Письмо 1'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain('"ids":["1"]');
});

test('a refused mark makes it new again', async () => {
  const { user } = show([item('1')], 403);
  await user.click(screen.getByText('Письмо 1'));
  await waitFor(() => expect(marked()).toBe(1));
});

test('before the first one there are words that are true for anybody', () => {
  renderWithUser(<MessageSample />);
  expect(screen.getByText('Добро пожаловать на портал')).toBeVisible();
});
