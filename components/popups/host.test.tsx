import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { renderWithUser } from '@/tests/helpers/render';
import { toastStore } from '@/components/ui/toast/toast-store';
import { PopupHost } from './host';
import { registry } from './registry';
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

/** As an order does: the thanks open while the question is still there. */
const thank = () => openPopup('thanks', { title: 'Заказ оформлен' });

const page = (full: boolean) => (
  <main id="main" tabIndex={-1}>
    {full && (
      <button onClick={() => openPopup('confirm', { yes: 'Отправить', onYes: thank })}>Заказать</button>
    )}
    {tree()}
  </main>
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

test('two clicks at once are one answer', async () => {
  const onYes = vi.fn().mockImplementation(thank);
  renderWithUser(tree());
  act(() => openPopup('confirm', { yes: 'Отправить', onYes }));
  const yes = await screen.findByRole('button', { name: 'Отправить' });
  act(() => {
    yes.click();
    yes.click();
  });
  expect(await screen.findByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
  expect(onYes).toHaveBeenCalledTimes(1);
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

test('without a network a window whose code is not there leaves the page, says why, and is no error', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const fetched = vi.spyOn(registry, 'cabinet-instruction').mockRejectedValueOnce(lost);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  renderWithUser(tree());
  act(() => openPopup('cabinet-instruction'));
  await waitFor(() =>
    expect(toastStore.read().map(({ text }) => text)).toEqual([expect.stringMatching(/^Нет сети/)]),
  );
  expect(openedPopups()).toEqual([]);
  online.mockRestore();
  fetched.mockRestore();
  act(() => openPopup('cabinet-instruction'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
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

test('what is opened while its asker closes stays, and the focus comes back to the page', async () => {
  const { user } = renderWithUser(page(true));
  await user.click(screen.getByRole('button', { name: 'Заказать' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  const thanks = await screen.findByRole('dialog', { name: 'Заказ оформлен' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Подтверждение' })).toBeNull());
  expect(thanks).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Заказ оформлен' })).toBe(thanks);
  await waitFor(() => expect(thanks).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Заказать' })).toHaveFocus());
  expect(openedPopups()).toEqual([]);
});

test('with its opener gone the focus goes to the page itself', async () => {
  const { user, rerender } = renderWithUser(page(true));
  await user.click(screen.getByRole('button', { name: 'Заказать' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  await screen.findByRole('dialog', { name: 'Заказ оформлен' });
  rerender(page(false));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('what opened an earlier window is no place for the focus of a later one', async () => {
  const earlier = <button onClick={() => openPopup('rules')}>Правила</button>;
  const withEarlier = (full: boolean) => (
    <>
      {earlier}
      {page(full)}
    </>
  );
  const { user, rerender } = renderWithUser(withEarlier(true));
  await user.click(screen.getByRole('button', { name: 'Правила' }));
  await screen.findByRole('dialog', { name: 'Правила программы' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Правила' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Заказать' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  await screen.findByRole('dialog', { name: 'Заказ оформлен' });
  rerender(withEarlier(false));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('who has gone on while a window leaves the screen stays where they are', async () => {
  const { user } = renderWithUser(page(true));
  const opener = screen.getByRole('button', { name: 'Заказать' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'Подтверждение' });
  await user.keyboard('{Escape}');
  act(() => screen.getByRole('main').focus());
  await waitFor(() => expect(openedPopups()).toEqual([]));
  expect(screen.getByRole('main')).toHaveFocus();
});
