import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { bookSeat } from '@/api/trainings/queries';
import type { Booking } from '@/components/blocks/training-slot/booking';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

const { refresh, push } = vi.hoisted(() => ({ refresh: vi.fn(), push: vi.fn() }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh, push }),
  usePathname: () => '/lk/schedule',
}));
const { getSlot } = vi.hoisted(() => ({ getSlot: vi.fn() }));
vi.mock('@/api/trainings/queries', () => ({
  bookSeat: vi.fn(),
  slotQuery: (id: string) => ({ queryKey: ['slot', id], queryFn: () => getSlot(id) }),
}));

const booking: Booking = {
  ...{ id: '7', topicId: '3', name: 'Церамиды', type: 'webinar', state: 'open', notes: '' },
  ...{ startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-24T09:00:00Z' },
  ...{ when: '24 ноября, 10:00 МСК', clocks: ['24 ноября, 10:00–12:00 МСК'], place: 'онлайн' },
  ...{ registrationId: null, waitingId: null, waitingPosition: null, checkInCode: null, answer: null },
  ...{ presence: null, canAsk: false, markId: 'cerave', markName: 'CeraVe' },
  ...{ leader: 'Вера Экспертова', seats: 'Осталось 3 места' },
};
const refused = (code: string, detail: string, meta = {}) =>
  new CallError(409, [{ status: '409', code, detail, meta }]);
const press = (name: string) => screen.findByRole('button', { name });

function show(more: Partial<Booking> = {}) {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('training-registration', { booking: { ...booking, ...more } }));
  return user;
}

beforeEach(() => {
  refresh.mockReset();
  push.mockReset();
  vi.mocked(bookSeat).mockReset();
  getSlot.mockReset().mockResolvedValue({ image: null });
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

test('before a seat is taken it is said whose the training is, who leads it and how many seats are left', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Записаться на тренинг?' });
  for (const words of ['CeraVe', 'Вера Экспертова', 'Осталось 3 места'])
    expect(dialog).toHaveTextContent(words);
});

const pictures = () => screen.getByRole('dialog').querySelectorAll('img');

test('the topic’s picture comes as the window opens; nothing waits for it', async () => {
  let answer: (slot: object) => void = () => undefined;
  getSlot.mockReturnValue(new Promise<object>((resolve) => (answer = resolve)));
  const user = show();
  expect(await press('Записаться')).toBeEnabled();
  await waitFor(() => expect(getSlot).toHaveBeenCalledExactlyOnceWith('7'));
  expect(pictures()).toHaveLength(0);
  const [previewUrl, originalUrl] = ['/media/content/small.webp', '/media/content/large.webp'];
  await act(async () => answer({ image: { name: 'Крем', previewUrl, originalUrl, customProperties: {} } }));
  await waitFor(() => expect(pictures()[0]).toHaveAttribute('src', previewUrl));
  vi.mocked(bookSeat).mockResolvedValue({ myState: 'registered' } as never);
  await user.click(await press('Записаться'));
  expect(await screen.findByRole('dialog', { name: 'Вы записаны' })).toBeVisible();
});

test('a drop stands in where the topic has none, and where nobody answers', async () => {
  getSlot.mockRejectedValue(new CallError(0));
  show();
  expect(await press('Записаться')).toBeEnabled();
  await waitFor(() => expect(pictures()[0]).toHaveAttribute('src', '/art/no-picture.svg'));
});

test('an overlap confirmed is booked, and the page behind is drawn anew', async () => {
  vi.mocked(bookSeat)
    .mockRejectedValueOnce(refused('overlaps', 'В это время у вас другой тренинг.'))
    .mockResolvedValue({ myState: 'registered' } as never);
  const user = show();
  await user.click(await press('Записаться'));
  expect(await screen.findByRole('alert')).toHaveTextContent('В это время у вас другой тренинг.');
  expect(refresh).not.toHaveBeenCalled();
  await user.click(await press('Записаться всё равно'));
  expect(await screen.findByRole('dialog', { name: 'Вы записаны' })).toBeVisible();
  expect(vi.mocked(bookSeat).mock.lastCall?.[1]).toEqual({ confirmOverlap: true });
  expect(refresh).toHaveBeenCalled();
});

test('a seat that went meanwhile leaves its line to be joined', async () => {
  vi.mocked(bookSeat)
    .mockRejectedValueOnce(refused('no-places', 'Свободных мест нет.'))
    .mockResolvedValue({ myState: 'waiting', waitingPosition: 2 } as never);
  const user = show();
  await user.click(await press('Записаться'));
  await user.click(await press('В лист ожидания'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(vi.mocked(bookSeat).mock.lastCall?.[1]).toMatchObject({ waiting: true });
});

test.each([
  [
    'already-waiting',
    { waiting_position: 3 },
    /Вы уже в листе ожидания\.Ваше место в очереди: 3\./,
    '/lk/appointments',
  ],
  [
    'training-started',
    {},
    /тренинг уже начался\.Посмотрите другие даты/,
    '/lk/schedule?view=list&city=all&topic=3',
  ],
  ['invitation-over', {}, /^Слова служб\.$/, '/lk/schedule?view=list&city=all&topic=3'],
  [
    'not-a-pharmacist',
    { recording_section: 'trainings' },
    /^Записываются фармацевты\.Участников записывают на странице «Запись фармацевта»\.$/,
    '/lk/trainings/pharmacist-recording',
  ],
  [
    'not-a-pharmacist',
    { recording_section: 'representative' },
    /^Записываются фармацевты\./,
    '/lk/representative/pharmacist-register/pharmacist-recording',
  ],
  ['not-a-pharmacist', { recording_section: null }, /^Записываются фармацевты\./, null],
  ['too-late', {}, /^Слова служб\.$/, null],
])(
  '%s, which nothing here can change, is told by another window with its way out',
  async (code, meta, words, href) => {
    vi.mocked(bookSeat).mockRejectedValue(refused(code, 'Слова служб.', meta));
    const user = show();
    await user.click(await press('Записаться'));
    const dialog = await screen.findByRole('dialog', { name: 'Запись не получилась' });
    expect(refresh).not.toHaveBeenCalled();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(words);
    const way = within(dialog).queryByRole('button', { name: /Мои записи|Другие даты|Запись фармацевта/ });
    expect(way === null).toBe(href === null);
    if (way === null) return;
    await user.click(way);
    expect(push).toHaveBeenCalledExactlyOnceWith(href);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a training that does not say its name and hours is a webinar of the morning', async () => {
  show({ name: '', clocks: [] });
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Тренинг.*Вебинар.*Когда.*10:00–12:00/);
});

test('a webinar is read by the clock of another city, and nothing is sent', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^Показать время другого города/ }));
  await user.selectOptions(screen.getByLabelText('Время другого города'), 'Владивосток');
  expect(await screen.findByText('17:00–19:00 (МСК+7)')).toBeVisible();
  expect(bookSeat).not.toHaveBeenCalled();
});

test('a hall has its own clock alone', async () => {
  show({ type: 'offline' });
  await press('Записаться');
  expect(screen.queryByRole('button', { name: /другого города/ })).toBeNull();
});
