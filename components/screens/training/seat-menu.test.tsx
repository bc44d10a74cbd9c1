import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import type { RegisteredPharmacist } from '@/api/timetable/queries';
import { giveUpSeat } from '@/api/trainings/queries';
import { PopupHost } from '@/components/popups/host';
import { closeAllPopups, dropPopup, openedPopups } from '@/components/popups/store';
import { renderWithUser } from '@/tests/helpers/render';
import { SeatMenu } from '@/components/blocks/row-menus/seat-menu';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/trainings/7',
}));
vi.mock('@/api/trainings/queries', () => ({ giveUpSeat: vi.fn() }));

const person = {
  ...{ id: '5', canManage: true, canManageVisits: false },
  user: { fullName: 'Зимина Анна' },
} as unknown as RegisteredPharmacist;

beforeEach(() => {
  vi.mocked(giveUpSeat).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

async function removes() {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <SeatMenu person={person} training="Церамиды" />
      <PopupHost />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Действия: Зимина Анна' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить запись' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить запись' }));
}

test('a registration that stays is told of in the words of the services', async () => {
  const detail = 'Не получилось удалить запись фармацевта.';
  vi.mocked(giveUpSeat).mockRejectedValue(
    new CallError(409, [{ status: '409', code: 'registration-not-deleted', detail }]),
  );
  await removes();
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

test('a failure that nobody explains is told of in the words of the specification', async () => {
  vi.mocked(giveUpSeat).mockRejectedValue(
    new CallError(500, [{ status: '500', code: 'internal', detail: 'Ошибка сервера.' }]),
  );
  await removes();
  expect(await screen.findByRole('alert')).toHaveTextContent('При отправке данных произошла ошибка!');
});
