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

function show(items: ReturnType<typeof item>[], status = 204, unread?: number) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? body : '');
    return Promise.resolve(new Response(status === 204 ? null : '{"errors":[]}', { status }));
  });
  const shown = renderWithUser(<MessageList items={items} unread={unread} />);
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

test('the count of unread ones follows what is opened, and a refusal', async () => {
  const { user } = show([item('1'), item('2'), item('3', true)], 204, 12);
  expect(screen.getByRole('status')).toHaveTextContent('12 непрочитанных');
  await user.click(screen.getByText('Письмо 1'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11 непрочитанных'));
  await user.click(screen.getByText('Письмо 3'));
  expect(screen.getByRole('status')).toHaveTextContent('11 непрочитанных');
});

test('a refused mark leaves the count; the last one read leaves none', async () => {
  const refused = show([item('1')], 403, 1);
  await refused.user.click(screen.getByText('Письмо 1'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 непрочитанное'));
  refused.unmount();
  const { user } = show([item('1')], 204, 1);
  await user.click(screen.getByText('Письмо 1'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test.each([true, false])('before the first one there are words true for who has gifts: %s', (hasGifts) => {
  renderWithUser(<MessageSample hasGifts={hasGifts} />);
  expect(screen.getByText('Добро пожаловать на портал')).toBeVisible();
  expect(screen.queryAllByText(/заказать подарки/)).toHaveLength(hasGifts ? 1 : 0);
});
