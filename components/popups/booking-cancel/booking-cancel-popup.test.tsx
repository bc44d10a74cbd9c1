import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { giveUpSeat } from '@/api/trainings/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/appointments',
}));
vi.mock('@/api/trainings/queries', () => ({ giveUpSeat: vi.fn() }));
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function show(isLate = false) {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(
    () =>
      void openPopup('booking-cancel', { id: '5', name: 'Церамиды', when: '24 ноября, 10:00 МСК', isLate }),
  );
  return user;
}
const cancel = () => screen.findByRole('button', { name: 'Отменить запись' });

test('the seat is given up with its reason', async () => {
  vi.mocked(giveUpSeat).mockResolvedValue(undefined);
  const user = show();
  await user.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Заболел ребёнок');
  await user.click(await cancel());
  await waitFor(() => expect(giveUpSeat).toHaveBeenCalledWith('5', expect.any(String), 'Заболел ребёнок'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('within the last day it says that the report will count it', async () => {
  show(true);
  expect(await screen.findByText(/в отчёте это поздняя отмена/)).toBeVisible();
});

test('a refusal is said, and the reason stays', async () => {
  const detail = 'Запись закрыта: тренинг уже начался.';
  vi.mocked(giveUpSeat).mockRejectedValue(
    new CallError(409, [{ status: '409', code: 'training-started', detail }]),
  );
  const user = show();
  await user.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Не успеваю');
  await user.click(await cancel());
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Причина/ })).toHaveValue('Не успеваю');
});
