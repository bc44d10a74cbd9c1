import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TrainingSlot } from '@/api/trainings/queries';
import { AppointmentsScreen } from './appointments-screen';
import { appointmentList } from './appointments-view';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/appointments',
}));
vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

const slot = {
  ...{ id: '7', name: 'Церамиды', markId: 'cerave', markName: 'CeraVe', type: 'offline', status: 'planned' },
  ...{
    city: 'Казань',
    address: 'ул. Баумана, 1',
    timeZone: 'Europe/Moscow',
    localSlot: '2026-11-24|10:00–12:00',
  },
  ...{ slot: '2026-11-24|10:00–12:00', readerSlot: null, leaderName: null, notes: null, cancelReason: null },
  ...{ startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T09:00:00.000Z' },
  ...{ capacity: 30, remainingPlaces: 3, joinUrl: null, canJoin: false, recordingUrl: null },
  ...{ myState: 'registered', registeredPharmacistId: '9', waitingId: null, visited: null },
} as unknown as TrainingSlot;

const show = (now: string, own: Partial<TrainingSlot> = {}, coming: TrainingSlot[] = [], tab = 'coming') =>
  render(
    <AppointmentsScreen
      view={appointmentList.read({ tab })}
      appointments={{ list: { items: [{ ...slot, ...own }] } as never, counts: [], coming }}
      books
      now={new Date(now)}
    />,
  );

const linkOf = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

test('the way there is a link until the training has ended', () => {
  const { unmount } = show('2026-11-24T08:00:00Z');
  expect(linkOf(/^На карте/)).toMatch(/^https:\/\/yandex\.ru\/maps\//);
  unmount();
  show('2026-11-24T09:00:00Z');
  expect(screen.getByRole('heading', { name: 'Церамиды' })).toBeVisible();
  expect(screen.queryByText('На карте')).toBeNull();
});

test('the way into a webinar stands first among what can be done', () => {
  show('2026-11-24T06:00:00Z', {
    ...{ type: 'webinar', joinUrl: 'https://meet.example/7' },
    isConfirmed: false,
  });
  const acts = screen.getByRole('link', { name: /^Подключиться/ }).parentElement;
  const names = [...(acts?.querySelectorAll('a, button') ?? [])].map(
    ({ textContent }) => textContent?.split(':')[0],
  );
  expect(names).toEqual([
    'Подключиться',
    'Приду',
    'Спросить ведущего',
    'В календарь',
    'Перенести',
    'Не приду',
  ]);
});

test('a link is asked for where there can be one, else it is said that there is none', () => {
  const own = { type: 'webinar', isConfirmed: false } as const;
  const { unmount } = show('2026-11-24T06:00:00Z', { ...own, canJoin: true });
  expect(screen.getByRole('button', { name: /^Получить ссылку/ })).toBeVisible();
  unmount();
  show('2026-11-24T06:00:00Z', own);
  expect(screen.queryByRole('button', { name: /^Получить ссылку/ })).toBeNull();
  expect(screen.getByText('Ссылки на вебинар пока нет')).toBeVisible();
});

test('a booking has the picture of its topic, a drop where there is none', () => {
  const pictures = () => [...document.querySelectorAll('article img')].map((one) => one.getAttribute('src'));
  const { unmount } = show('2026-11-24T06:00:00Z');
  expect(pictures()).toEqual(['/art/no-picture.svg']);
  unmount();
  const previewUrl = '/media/content/small.webp';
  const image = { previewUrl, originalUrl: previewUrl, customProperties: {} } as TrainingSlot['image'];
  show('2026-11-24T06:00:00Z', { image: image ?? null });
  expect(pictures()).toEqual([previewUrl]);
});

test('a visit is told from the moment it is marked, and a seat that was taken is neither moved nor given up', () => {
  const own = { visited: true, checkInCode: '7K3M-9QWT-4HZB-2CDE', isConfirmed: false };
  const { unmount } = show('2026-11-24T06:30:00Z', own);
  expect(screen.getByText('Визит отмечен')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Код для входа|Приду|Перенести|Не приду/ })).toBeNull();
  unmount();
  show('2026-11-24T08:00:00Z', own);
  expect(screen.getByText('Визит отмечен')).toBeVisible();
});

test('who waits sees and changes until when a seat is wanted; after the start nobody does', () => {
  const own = {
    myState: 'waiting',
    registeredPharmacistId: null,
    waitingId: '9',
    notLaterHours: 12,
  } as const;
  const notice = () => screen.queryByRole('combobox', { name: /^Сообщить о месте не позже чем/ });
  const { unmount } = show('2026-11-23T06:00:00Z', { ...own, remainingPlaces: 0 });
  expect(notice()).toHaveValue('12');
  unmount();
  const { unmount: leave } = show('2026-11-24T08:00:00Z', own);
  expect(notice()).toBeNull();
  leave();
  show('2026-11-23T06:00:00Z', { notLaterHours: 12 });
  expect(notice()).toBeNull();
});

test('a webinar is joined and its recording seen by links', () => {
  show('2026-11-24T08:00:00Z', {
    ...{ type: 'webinar', joinUrl: 'https://meet.example/7', recordingUrl: '/academy/webinars/7' },
  });
  expect(linkOf(/^Подключиться/)).toBe('https://meet.example/7');
  expect(linkOf(/^Смотреть запись/)).toBe('/academy/webinars/7');
});

test('of what can be done one thing is strong: the code of a hall, the way into a webinar', () => {
  const strong = () =>
    [...document.querySelectorAll('[data-kind="main"]')].map(({ textContent }) => textContent?.split(':')[0]);
  const now = '2026-11-20T06:00:00Z';
  const { unmount } = show(now, { checkInCode: 'ABC' });
  expect(strong()).toEqual(['Код для входа']);
  expect(document.querySelectorAll('[data-kind="second"]')).toHaveLength(0);
  unmount();
  show(now, { type: 'webinar', joinUrl: 'https://meet.example/7' });
  expect(strong()).toEqual(['Подключиться']);
});

test('a seat given up stands under a name true of the future, and says where it was moved to', () => {
  const now = '2026-11-20T06:00:00Z';
  const given = { myState: 'cancelled', registeredPharmacistId: null, topicId: '3' } as const;
  const other = { ...slot, id: '8', topicId: '3', slot: '2026-12-20|10:00–12:00' } as TrainingSlot;
  const { unmount } = show(now, given, [other], 'past');
  expect(screen.getByRole('heading', { name: 'Прошедшие и отменённые' })).toBeInTheDocument();
  expect(screen.getByText('Перенесена на 20 декабря')).toBeVisible();
  expect(screen.queryByText('Запись отменена')).toBeNull();
  unmount();
  show(now, given, [{ ...other, topicId: '4' }], 'past');
  expect(screen.getByText('Запись отменена')).toBeVisible();
});
