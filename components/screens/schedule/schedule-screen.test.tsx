import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TrainingSlot } from '@/api/trainings/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { ScheduleScreen } from './schedule-screen';
import { scheduleList, slotFilter } from './schedule-view';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/schedule',
  redirect: vi.fn(),
}));

const now = new Date('2026-11-25T09:00:00Z');
const slot = (nth: number): TrainingSlot => ({
  ...{ id: String(nth), name: `Церамиды ${nth}`, topicId: '3', markId: 'cerave', markName: 'CeraVe' },
  ...{ type: 'webinar', status: 'planned', city: null, address: null, timeZone: 'Europe/Moscow' },
  ...{ slot: '2026-11-24|10:00–12:00', localSlot: '2026-11-24|10:00–12:00', readerSlot: null },
  ...{ startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T09:00:00.000Z' },
  ...{ capacity: null, remainingPlaces: null, waitingCount: 0, waitingId: null, waitingPosition: null },
  ...{ leaderName: null, registeredPharmacistId: null, canManage: false, canManageVisits: false },
  ...{ notes: null, recordingUrl: null, cancelReason: null, myState: null, notLaterHours: null },
  ...{ visited: null, checkInCode: null, presentAt: null, isConfirmed: false, joinUrl: null },
  ...{ canJoin: false, version: 0 },
});

const ahead = { startsAt: '2026-11-27T07:00:00.000Z', endsAt: '2026-11-27T09:00:00.000Z' };

function show(
  total: number,
  counts: ReadonlyMap<string, number> | null,
  monday = '2026-11-23',
  mine: TrainingSlot[] = [],
) {
  const items = Array.from({ length: Math.min(total, 3) }, (_, nth) => slot(nth + 1));
  const page = { number: 1, size: 100, total, pages: Math.ceil(total / 100) };
  const none = { ownCity: undefined, city: undefined, marks: [], mine, invited: null };
  const schedule = { list: { items, page, meta: { nearest: null } }, monday, counts, ...none };
  renderWithUser(<ScheduleScreen view={scheduleList.read({})} schedule={schedule} books now={now} />);
}
const days = () => within(screen.getByRole('navigation', { name: 'Дни недели' }));

test('a week of more than one answer says how many there are, counts every day, and leads on', () => {
  show(
    130,
    new Map([
      ['2026-11-24', 100],
      ['2026-11-28', 20],
      ['2026-11-29', 10],
    ]),
  );
  expect(screen.getByText(/Показано 1–3 из 130/)).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Страницы списка' }));
  expect(pages.getByRole('link', { name: /2/ })).toHaveAttribute('href', '/lk/schedule?page=2');
  expect(days().getByText(/28\sноября.*, 20\sтренингов/)).toBeInTheDocument();
  // its group is on another page
  expect(days().queryByRole('link', { name: /28\sноября/ })).toBeNull();
  expect(days().getByRole('link', { name: /24\sноября.*100\sтренингов/ })).toBeVisible();
  expect(screen.queryByText('Сегодня тренингов нет.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Тренинги следующей недели' })).toBeNull();
});

test('a booking has its acts once: in its row, else in the panel beside', () => {
  const booked = { ...slot(4), ...ahead, registeredPharmacistId: '9' };
  show(1, null, '2026-11-23', [booked]);
  expect(screen.getByRole('complementary', { name: 'Мои записи' })).toHaveTextContent('Отменить');
  cleanup();
  show(1, null, '2026-11-23', [{ ...booked, id: '1' }]);
  expect(screen.getByRole('complementary', { name: 'Мои записи' })).not.toHaveTextContent('Отменить');
});

test('a week that one answer holds is shown whole', () => {
  show(3, null);
  expect(screen.queryByRole('navigation', { name: 'Страницы списка' })).toBeNull();
  expect(days().getByText(/24\sноября.*, 3\sтренинга/)).toBeInTheDocument();
  expect(screen.getByText('Сегодня тренингов нет.')).toBeVisible();
  // behind what is still to come, before what is over
  const [ahead, next, over] = [
    screen.getByText('Сегодня тренингов нет.'),
    screen.getByRole('link', { name: 'Тренинги следующей недели' }),
    screen.getByText('Раньше на этой неделе'),
  ];
  expect(next).toHaveAttribute('href', '/lk/schedule?week=2026-11-30');
  expect(ahead.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(next.compareDocumentPosition(over)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a week that was opened instead of the present one leads back to it by name', () => {
  show(3, null, '2026-11-30');
  expect(screen.getByRole('heading', { name: /^30.нояб\. – 6.дек\.$/ })).toBeVisible();
  const present = '/lk/schedule?week=now';
  expect(screen.getByRole('link', { name: 'Сегодня' })).toHaveAttribute('href', present);
  expect(screen.getByRole('link', { name: 'Прошлая неделя' })).toHaveAttribute('href', present);
  expect(screen.queryByText('Раньше на этой неделе')).toBeNull();
});

test.each([
  ['nothing', undefined, '1'],
  ['the present week', 'now', undefined],
  ['a day', '2026-11-25', undefined],
])(
  'an address that names %s asks for that week, or for the first that has something ahead',
  (_, week, or) => {
    const { orNextWeek, from, to } = slotFilter(scheduleList.read({ week }), undefined, now);
    expect([orNextWeek, from, to]).toEqual([or, '2026-11-23', '2026-11-29']);
  },
);
