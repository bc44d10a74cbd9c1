import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ManagedTraining, RegisteredPharmacist } from '@/api/timetable/queries';
import { DoorList } from '@/components/screens/visits/door-list';
import { TimetableScreen, timetableTable } from '@/components/screens/timetable/timetable-table';
import { peopleList } from './people-view';
import { TrainingScreen } from './training-screen';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/trainings/7',
  redirect: vi.fn(),
}));

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const now = new Date('2026-11-23T07:00:00Z');
const training: ManagedTraining = {
  ...{ id: '7', topicId: '3', name: 'Церамиды на практике', markId: 'lrp', markName: 'La Roche-Posay' },
  ...{ type: 'offline', status: 'planned', cityId: '5', city: 'Владивосток', address: 'ул. Алеутская, 1' },
  ...{ slot: '2026-11-24|03:00–05:00', localSlot: '2026-11-24|10:00–12:00', localDay: '2026-11-24' },
  ...{ localFrom: '10:00', localTo: '12:00', timeZone: 'Asia/Vladivostok', notes: 'Вход со двора' },
  ...{ startsAt: '2026-11-24T00:00:00Z', endsAt: '2026-11-24T02:00:00Z', capacity: 30, taken: 18 },
  ...{
    waitingCount: 2,
    confirmedCount: 0,
    visitedCount: 0,
    leaderId: '9',
    leaderName: 'Алексей Громов',
    mtsEventId: null,
  },
  ...{ recordingUrl: null, cancelReason: null, version: 0, updatedAt: '2026-11-20T00:00:00Z' },
  ...{ canManage: true, canManageVisits: true, visitsFrom: '2026-11-23T23:00:00Z' },
  visitsUntil: '2026-12-24T02:00:00Z',
};
const person = (more: Partial<RegisteredPharmacist> = {}): RegisteredPharmacist => ({
  ...{ id: '1', trainingId: '7', state: 'registered', visited: false, canManage: true },
  ...{
    canManageVisits: true,
    canTakeBack: false,
    userId: '4',
    isGuest: false,
    source: 'self',
    since: '2026-11-20T09:00:00Z',
  },
  ...{
    waitingPosition: null,
    recordedBy: null,
    visitedAt: null,
    visitedByName: null,
    visitId: null,
    isConfirmed: false,
    presentAt: null,
  },
  ...{ cancelReason: null, cancelledAt: null, isLateCancel: false },
  training,
  user: {
    ...{ fullName: 'Зимина Анна', lastName: 'Зимина', firstName: 'Анна', middleName: '' },
    ...{ phone: '+79000001234', email: 'anna@mail.example' },
    pharmacy: {
      ...{ name: 'Аптека 12', address: 'ул. Ленина, 1', chain: { id: '1', name: 'Планета' } },
      ...{ category: null, region: null, area: null, city: { id: '1', name: 'Казань' } },
    },
  },
  ...more,
});
const meta = { registered: 1, waiting: 0, cancelled: 0, late: 0, visited: 0, seen: 1 };

function show(one: Partial<ManagedTraining> = {}, people = [person()], counts = meta) {
  const view = { ...peopleList.read({}), id: '7' };
  const total = counts.registered;
  const list = { items: people, page: { number: 1, size: 50, total, pages: 3 }, meta: counts };
  return render(
    <TrainingScreen
      {...{ view, list, now }}
      training={{ ...training, ...one }}
      categories={[]}
      areas={[]}
      presence={null}
      questions={null}
      canAward={false}
    />,
  );
}

test('a training says both clocks, its seats and who is on it', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Церамиды на практике');
  expect(screen.getByText(/Местное время: 10:00–12:00 \(Владивосток, МСК\+7\)/)).toBeVisible();
  expect(screen.getByText('18 из 30')).toBeVisible();
  const row = screen.getByRole('row', { name: /Зимина Анна/ });
  expect(row).toHaveTextContent('+7 (900) 000-12-34');
  expect(row).toHaveTextContent('Не отмечен');
  expect(screen.queryByRole('region', { name: 'Трансляция' })).toBeNull();
});

test('of many people those of the page are chosen and no others: the acts go to no other page', () => {
  show({}, [person(), person({ id: '2' })], { ...meta, registered: 124 });
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Выбрать все на странице' })[0] as HTMLElement);
  const bar = screen.getByRole('region', { name: 'Выбранные' });
  expect(bar.textContent.replaceAll('\u00a0', ' ')).toContain('Выбрано: 2 человека');
  expect(within(bar).getByRole('button', { name: 'Отметить визит' })).toBeVisible();
  expect(within(bar).queryByRole('button', { name: /по фильтру/ })).toBeNull();
});

test('who has said that they come is counted and named until the start', () => {
  const soon = { ...training, startsAt: new Date(Date.now() + 60_000).toISOString() };
  const comes = person({ isConfirmed: true, training: soon });
  const { unmount } = show({ confirmedCount: 1 }, [comes]);
  expect(screen.getByText('придёт').nextElementSibling).toHaveTextContent(/^1$/);
  expect(screen.getByRole('row', { name: /Зимина Анна/ })).toHaveTextContent('Придёт');
  unmount();
  show({ confirmedCount: 1, startsAt: now.toISOString() }, [person({ isConfirmed: true })]);
  expect(screen.queryByText('придёт')).toBeNull();
  expect(screen.getByRole('row', { name: /Зимина Анна/ })).toHaveTextContent('Не отмечен');
});

test('a webinar has its stage and its host; another’s people stay unseen', () => {
  const webinar = { type: 'webinar' as const, city: null, address: null, cityId: null };
  show({ ...webinar, canManage: false }, [], { ...meta, seen: 0 });
  expect(screen.getByRole('region', { name: 'Трансляция' })).toHaveTextContent('Эфир начнётся');
  expect(
    within(screen.getByRole('region', { name: 'О вебинаре' })).getByText('Алексей Громов'),
  ).toBeVisible();
  expect(screen.getByText('Участников видит ведущий.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Изменить' })).toBeNull();
});

test('the timetable leads to each training and to a new one', () => {
  const states = [{ value: 'coming' as const, count: 1 }];
  const list = { items: [training], meta: { states } };
  render(<TimetableScreen view={timetableTable.read({})} list={list} marks={[]} isAdmin={false} />);
  expect(screen.getByRole('link', { name: 'Церамиды на практике' })).toHaveAttribute(
    'href',
    '/lk/trainings/7',
  );
  expect(screen.getByRole('link', { name: 'Создать тренинг' })).toBeVisible();
  expect(hrefOf('Все')).toBe('/lk/trainings?whose=all');
  expect(hrefOf('Мои')).toBe('/lk/trainings');
  expect(screen.getByRole('row', { name: /Церамиды/ })).toHaveTextContent('ждут: 2');
});

test('the timetable counts who has said that they come, until the start', () => {
  const soon = { ...training, startsAt: new Date(Date.now() + 60_000).toISOString(), confirmedCount: 2 };
  const over = {
    ...soon,
    id: '8',
    name: 'Барьер кожи',
    startsAt: new Date(Date.now() - 60_000).toISOString(),
  };
  const list = { items: [soon, over], meta: { states: [] } };
  render(<TimetableScreen view={timetableTable.read({})} list={list} marks={[]} isAdmin={false} />);
  expect(screen.getByRole('row', { name: /Церамиды/ })).toHaveTextContent('придут: 2');
  expect(screen.getByRole('row', { name: /Барьер/ })).not.toHaveTextContent('придут');
});

test('a filter of the timetable is one chip, a day in words', () => {
  const view = timetableTable.read({ from: '2026-11-25', role: 'expert', whose: 'all', topic: '4' });
  const list = { items: [], meta: { states: [] } };
  render(<TimetableScreen view={view} list={list} marks={[]} isAdmin={false} />);
  const chips = screen
    .getAllByRole('link', { name: /^Убрать/ })
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  expect(chips.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'Убрать: Эксперт',
    expect.stringMatching(/^Убрать: с 25 ноября( 2026)?$/),
  ]);
  expect(screen.getByLabelText('С какого дня')).toHaveValue('2026-11-25');
});

test('a door that is shut has no buttons, one that is open has one for each who has not come', () => {
  const came = person({
    id: '2',
    visited: true,
    visitedAt: '2026-11-24T00:05:00Z',
    visitedByName: 'Громов А.',
  });
  const { unmount } = render(<DoorList training={training} people={[person(), came]} isOpen={false} />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(<DoorList training={training} people={[person(), came]} isOpen />);
  expect(screen.getAllByRole('button', { name: /Отметить визит/ })).toHaveLength(1);
  expect(screen.getByText(/Громов А\./)).toBeVisible();
});
