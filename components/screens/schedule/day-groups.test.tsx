import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TrainingSlot } from '@/api/trainings/queries';
import { SlotPresses } from '@/components/blocks/training-slot/slot-presses';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { renderWithUser } from '@/tests/helpers/render';
import { DayGroups } from './day-groups';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/schedule',
}));

afterEach(() => {
  for (const { key } of openedPopups()) forgetPopup(key);
});

const now = new Date('2026-11-20T09:00:00Z');
const slot: TrainingSlot = {
  ...{ id: '7', name: 'Церамиды', topicId: '3', markId: 'cerave', markName: 'CeraVe', type: 'offline' },
  ...{ status: 'planned', city: 'Владивосток', address: 'ул. Светланская, 1', timeZone: 'Asia/Vladivostok' },
  ...{ slot: '2026-11-24|03:00–05:00', localSlot: '2026-11-24|10:00–12:00', readerSlot: null },
  ...{ startsAt: '2026-11-24T00:00:00.000Z', endsAt: '2026-11-24T02:00:00.000Z' },
  ...{ capacity: 30, remainingPlaces: 3, waitingCount: 0, waitingId: null, waitingPosition: null },
  ...{
    leaderName: 'Вера Экспертова',
    registeredPharmacistId: null,
    canManage: false,
    canManageVisits: false,
  },
  ...{
    notes: null,
    recordingUrl: null,
    cancelReason: null,
    myState: null,
    notLaterHours: null,
    visited: null,
  },
  ...{ checkInCode: null, presentAt: null, isConfirmed: false, joinUrl: null, canJoin: false, version: 0 },
};
const show = (changes: Partial<TrainingSlot> = {}, books = true) =>
  renderWithUser(
    <>
      <SlotPresses />
      <DayGroups slots={[{ ...slot, ...changes }]} books={books} now={now} />
    </>,
  );
const card = () => within(screen.getByRole('article', { name: 'Церамиды' }));

test('a slot stands under its day of Moscow with both clocks, the place and the seats that are left', async () => {
  const { user } = show();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Вторник, 24\u00a0ноября');
  expect(card().getByText('Местное время: 10:00–12:00 (Владивосток, МСК+7)')).toBeVisible();
  expect(card().getByText('Осталось 3 места')).toBeVisible();
  await user.click(card().getByRole('button', { name: /^Записаться/ }));
  await vi.waitFor(() => expect(openedPopups().map(({ name }) => name)).toEqual(['training-registration']));
});

test('a full one offers its line, one’s own its file, its move and its end', () => {
  const { unmount } = show({ remainingPlaces: 0 });
  expect(card().getByRole('button', { name: /^В лист ожидания/ })).toBeVisible();
  unmount();
  show({ registeredPharmacistId: '9', myState: 'registered' });
  expect(card().getByText('Вы записаны')).toBeVisible();
  expect(card().getByRole('link', { name: /В календарь/ })).toHaveAttribute(
    'href',
    '/api/v1/training/7/calendar',
  );
  expect(card().getAllByRole('button').length).toBe(2);
});

test('what is over says one thing, and offers nothing to come to', () => {
  const over = { startsAt: '2026-11-18T07:00:00.000Z', endsAt: '2026-11-18T09:00:00.000Z' };
  show({ ...over, registeredPharmacistId: '9', myState: 'registered', visited: true, isConfirmed: true });
  expect(card().getByText('Вы были')).toBeVisible();
  expect(card().queryByText(/Вы записаны|Вы придёте/)).toBeNull();
  expect(card().queryByRole('link')).toBeNull();
  expect(card().queryByRole('button')).toBeNull();
});

test('the present week begins with what comes; that nothing is on today is said where nothing comes', () => {
  const past = {
    id: '6',
    name: 'Вчера',
    startsAt: '2026-11-19T07:00:00.000Z',
    endsAt: '2026-11-19T09:00:00.000Z',
  };
  const daysOf = (...slots: TrainingSlot[]) => {
    const { unmount } = renderWithUser(<DayGroups slots={slots} books now={now} isPresentWeek />);
    const days = screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent.split(',')[0]);
    const isSaid = screen.queryByText('Сегодня тренингов нет.') !== null;
    unmount();
    return { days, isSaid };
  };
  expect(daysOf({ ...slot, ...past }, slot)).toEqual({ days: ['Вторник', 'Четверг'], isSaid: false });
  expect(daysOf({ ...slot, ...past })).toEqual({ days: ['Пятница', 'Четверг'], isSaid: true });
});

test('who waits reads their place; staff and a past one have nothing to press', () => {
  const { unmount } = show({ waitingId: '5', waitingPosition: 2, myState: 'waiting', remainingPlaces: 0 });
  expect(card().getByText('Ваше место в листе ожидания: 2')).toBeVisible();
  unmount();
  show({}, false);
  expect(card().queryByRole('button')).toBeNull();
});

test('staff are led to record somebody on what is to come, full or not', () => {
  const over = { startsAt: '2026-11-18T07:00:00.000Z', endsAt: '2026-11-18T09:00:00.000Z' };
  const at = '/lk/trainings/pharmacist-recording';
  for (const changes of [{}, { remainingPlaces: 0 }, over, { status: 'cancelled' as const }]) {
    const { unmount } = renderWithUser(
      <DayGroups slots={[{ ...slot, ...changes }]} books={false} recordAt={at} now={now} />,
    );
    const link = card().queryByRole('link', { name: /^Записать фармацевта/ });
    expect(link?.getAttribute('href')).toBe(
      'startsAt' in changes || 'status' in changes ? undefined : `${at}?training=7`,
    );
    unmount();
  }
});
