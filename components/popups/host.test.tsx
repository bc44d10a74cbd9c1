import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from './host';
import { forgetPopup, openPopup, openedPopups } from './store';

const place = vi.hoisted(() => ({ path: '/lk' }));
vi.mock('next/navigation', () => ({
  usePathname: () => place.path,
  useRouter: () => ({ refresh: vi.fn() }),
}));

const tree = () => (
  <QueryClientProvider client={new QueryClient()}>
    <PopupHost />
  </QueryClientProvider>
);

afterEach(() => {
  act(() => {
    for (const { key } of openedPopups()) forgetPopup(key);
  });
  place.path = '/lk';
});

test('nothing is drawn until something is opened', () => {
  renderWithUser(tree());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a confirm with its own words runs what yes does and closes', async () => {
  const onYes = vi.fn();
  const { user } = renderWithUser(tree());
  act(() => openPopup('confirm', { text: 'Удалить?', yes: 'Удалить', onYes }));
  const dialog = await screen.findByRole('dialog', { name: 'Подтверждение' });
  expect(dialog).toHaveTextContent('Удалить?');
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(onYes).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a confirm that fails says why, stays, and can be answered again', async () => {
  const onYes = vi.fn().mockRejectedValueOnce(new CallError(409)).mockResolvedValueOnce(undefined);
  const { user } = renderWithUser(tree());
  act(() => openPopup('confirm', { onYes }));
  await user.click(await screen.findByRole('button', { name: 'Да' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Данные успели измениться');
  await user.click(screen.getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onYes).toHaveBeenCalledTimes(2);
});

test('no leaves things as they are', async () => {
  const onYes = vi.fn();
  const { user } = renderWithUser(tree());
  act(() => openPopup('confirm', { onYes }));
  await user.click(await screen.findByRole('button', { name: 'Нет' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onYes).not.toHaveBeenCalled();
});

test('Escape closes the popup on top alone', async () => {
  const { user } = renderWithUser(tree());
  act(() => openPopup('message', { title: 'Внизу', text: 'Первое сообщение' }));
  await screen.findByRole('dialog', { name: 'Внизу' });
  act(() => openPopup('message', { title: 'Сверху', text: 'Второе сообщение' }));
  await screen.findByRole('dialog', { name: 'Сверху' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Второе сообщение')).toBeNull());
  expect(screen.getByText('Первое сообщение')).toBeInTheDocument();
});

test('popups go when the page changes', async () => {
  const { rerender } = renderWithUser(tree());
  act(() => openPopup('rules'));
  await screen.findByRole('dialog', { name: 'Правила программы' });
  place.path = '/news';
  rerender(tree());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
