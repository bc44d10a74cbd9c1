import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveToArchive, noteDeparture } from '@/api/user/queries';
import { PopupHost } from '@/components/popups/host';
import { closeAllPopups, dropPopup, openedPopups } from '@/components/popups/store';
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store';
import { renderWithUser } from '@/tests/helpers/render';
import { PersonMenu } from '@/components/blocks/territory/person-menu';
import type { Worker } from '@/components/blocks/territory/use-work-acts';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  usePathname: () => '/lk/representative/pharmacists',
}));
vi.mock('@/api/user/queries', () => ({ noteDeparture: vi.fn(), moveToArchive: vi.fn() }));

const olga: Worker = { id: '7', name: 'Гарипова Ольга', pharmacyId: '3', isArchive: false, hasLeft: false };

beforeEach(() => {
  vi.mocked(noteDeparture).mockReset();
  vi.mocked(moveToArchive).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
    for (const { id } of toastStore.read()) dismissToast(id);
  });
});

async function open(more: Partial<Worker> = {}, mayArchive = false) {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PersonMenu person={{ ...olga, ...more }} mayArchive={mayArchive} />
      <PopupHost />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Действия: Гарипова Ольга' }));
  const items = await screen.findAllByRole('menuitem');
  return { user, names: items.map(({ textContent }) => textContent) };
}

test.each([
  ['a representative', {}, false, ['Открыть', 'Записать на тренинг', 'Больше не работает']],
  ['an admin', {}, true, ['Открыть', 'Записать на тренинг', 'Больше не работает', 'В архив']],
  ['a representative, who left', { hasLeft: true }, false, ['Открыть', 'Вернуть в аптеку']],
  ['an admin, who left', { hasLeft: true }, true, ['Открыть', 'Вернуть в аптеку', 'В архив']],
  ['a representative, in the archive', { isArchive: true }, false, ['Открыть']],
  ['an admin, in the archive', { isArchive: true }, true, ['Открыть', 'Вернуть из архива']],
])('%s may', async (_, more, mayArchive, names) =>
  expect((await open(more, mayArchive)).names).toEqual(names),
);

test('who has left is asked about first, then said, with the way back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Больше не работает' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Записи на предстоящие тренинги снимутся/);
  expect(noteDeparture).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Больше не работает' }));
  await waitFor(() => expect(noteDeparture).toHaveBeenCalledWith('7', '3', true));
  await waitFor(() => expect(toastStore.read()).toHaveLength(1));
  expect(refresh).toHaveBeenCalled();
  act(() => toastStore.read()[0]?.action?.onPress());
  await waitFor(() => expect(noteDeparture).toHaveBeenLastCalledWith('7', '3', false));
});

test('an account that was closed is opened at once', async () => {
  const { user } = await open({ isArchive: true }, true);
  await user.click(screen.getByRole('menuitem', { name: 'Вернуть из архива' }));
  await waitFor(() => expect(moveToArchive).toHaveBeenCalledWith('7', false));
});
