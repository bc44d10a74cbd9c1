import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { bookSeat } from '@/api/trainings/queries';
import type { Booking } from '@/components/blocks/training-slot/booking';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/appointments',
}));
const lists = vi.hoisted(() => vi.fn());
vi.mock('@/api/trainings/queries', () => {
  const place = {
    topicId: '3',
    name: 'Церамиды',
    type: 'webinar',
    city: null,
    address: null,
    readerSlot: null,
    remainingPlaces: 5,
  };
  const slotOn = (id: string, day: string) => {
    const slot = `2026-12-${day}|10:00–12:00`;
    return { ...place, id, slot, localSlot: slot };
  };
  lists.mockResolvedValue({ items: [slotOn('8', '01'), slotOn('9', '02')], page: { total: 2 } });
  return {
    bookSeat: vi.fn(),
    MOST_MOVES: 50,
    moveListQuery: () => ({ queryKey: ['moves'], queryFn: () => lists() as Promise<unknown> }),
  };
});

afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function open() {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PopupHost />
    </QueryClientProvider>,
  );
  const booking = { id: '7', topicId: '3', name: 'Церамиды', when: '24 ноября, 10:00 МСК' } as Booking;
  act(() => openPopup('training-move', { booking, registrationId: '77' }));
  return user;
}

test('dates that could not be loaded are asked for again by a button', async () => {
  lists.mockRejectedValueOnce(new CallError(503, [{ status: '503', code: 'busy', detail: 'Портал занят.' }]));
  const user = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Портал занят.');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an overlap is asked about before a booking is moved, of each date anew', async () => {
  const overlap = new CallError(409, [
    { status: '409', code: 'overlaps', detail: 'В это время у вас другой тренинг.' },
  ]);
  vi.mocked(bookSeat)
    .mockRejectedValueOnce(overlap)
    .mockRejectedValueOnce(overlap)
    .mockResolvedValue({ slot: '2026-12-02|10:00–12:00' } as never);
  const user = open();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const asked = () => vi.mocked(bookSeat).mock.lastCall?.slice(0, 2);

  await user.click(await screen.findByRole('radio', { name: /1\sдекабря/ }));
  await press('Перенести');
  expect(await screen.findByRole('alert')).toHaveTextContent('В это время у вас другой тренинг.');
  expect(asked()).toEqual(['8', { insteadOf: '77' }]);
  // what was read of one date is no word about another
  await user.click(screen.getByRole('radio', { name: /2\sдекабря/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Перенести');
  await screen.findByRole('alert');
  expect(asked()).toEqual(['9', { insteadOf: '77' }]);
  await press('Перенести всё равно');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual(['9', { insteadOf: '77', confirmOverlap: true }]);
});
