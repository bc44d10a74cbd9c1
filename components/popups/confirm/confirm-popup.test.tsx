import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({ usePathname: () => '/lk/cart' }));

afterEach(() => {
  act(() => {
    onlineManager.setOnline(true);
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

test.each([
  [undefined, 'Нет сети: сделаем это сами, когда она появится.'],
  ['Нет сети: ответы отправятся сами.', 'Нет сети: ответы отправятся сами.'],
])(
  'without a network it says that the answer waits (%s), and does it when the network is back',
  async (offline, said) => {
    const onYes = vi.fn();
    const { user } = renderWithUser(
      <QueryClientProvider client={new QueryClient()}>
        <PopupHost />
      </QueryClientProvider>,
    );
    act(() =>
      openPopup('confirm', { title: 'Отправить?', yes: 'Отправить', onYes, ...(offline ? { offline } : {}) }),
    );
    const yes = await screen.findByRole('button', { name: 'Отправить' });
    act(() => onlineManager.setOnline(false));
    await user.click(yes);
    expect(await screen.findByText(said)).toBeVisible();
    expect(onYes).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(onYes).toHaveBeenCalledOnce());
    await waitFor(() => expect(openedPopups().filter(({ open }) => open)).toEqual([]));
  },
);

test('what is better than yes is the filled button, and closes the window', async () => {
  const [turnBack, onYes] = [vi.fn(), vi.fn()];
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() =>
    openPopup('confirm', { yes: 'Отправить', better: { title: 'К вопросам', act: turnBack }, onYes }),
  );
  const better = await screen.findByRole('button', { name: 'К вопросам' });
  expect(better).toHaveAttribute('data-kind', 'main');
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveAttribute('data-kind', 'second');
  expect(screen.queryByRole('button', { name: 'Нет' })).toBeNull();
  await user.click(better);
  expect(turnBack).toHaveBeenCalledOnce();
  expect(onYes).not.toHaveBeenCalled();
  await waitFor(() => expect(openedPopups().filter(({ open }) => open)).toEqual([]));
});
