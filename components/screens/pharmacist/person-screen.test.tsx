import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RegisteredPharmacist } from '@/api/timetable/queries';
import type { Person, UserScore } from '@/api/user/queries';
import { PersonScreen } from './person-screen';
import { scoresList } from './scores-view';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/representative/pharmacists/7',
  redirect: vi.fn(),
}));

const now = new Date('2026-11-24T09:00:00Z');
const person: Person = {
  ...{ id: '7', firstName: 'Ольга', middleName: null, lastName: 'Гарипова', birthday: null, avatar: null },
  ...{ phone: '+79001112233', email: 'olga@mail.example', telegram: 'olga', jobStatus: 'Провизор' },
  ...{ pharmacyId: '3', mailingAgreement: false, totalPoints: 940, markPoints: { lrp: 940 } },
  pharmacy: { id: '3', name: 'Медея', city: 'Казань', chain: 'Медея', address: 'Ямашева, 93' },
  pharmacyConfirmedAt: null,
  standing: {
    ...{ createdAt: '2026-03-01T09:00:00Z', lastActivityAt: '2026-11-24T08:00:00Z', isArchive: false },
    ...{ activityStatus: 'Активен', hasLeft: false, earned: { lrp: 1240 }, spent: { lrp: 300 } },
  },
};
const score: UserScore = {
  ...{ id: '1', name: 'Тест «SPF»', rule: 'За правильные ответы теста', kind: 'test', score: 40 },
  ...{ createdAt: '2026-11-20T09:00:00Z', markId: 'lrp', markName: 'La Roche-Posay' },
};
const seat = {
  user: { fullName: 'Гарипова Ольга' },
  ...{ id: '5', trainingId: '9', state: 'registered', visited: true, userId: '7', waitingPosition: null },
  training: {
    ...{ name: 'Барьер кожи', markId: 'lrp', markName: 'La Roche-Posay', type: 'webinar', status: 'planned' },
    ...{ slot: '2026-11-20|10:00–12:00', startsAt: '2026-11-20T07:00:00Z', endsAt: '2026-11-20T09:00:00Z' },
    ...{ city: null, address: null, localSlot: '2026-11-20|10:00–12:00' },
  },
} as unknown as RegisteredPharmacist;

const page = { number: 1, size: 20, total: 1, pages: 1 };
const show = (more: Partial<Person> = {}, came = seat) =>
  render(
    <PersonScreen
      view={{ ...scoresList.read({}), id: '7' }}
      person={{ ...person, ...more }}
      scores={{ items: [score], page }}
      trainings={{ items: [came] }}
      statistics={null}
      marks={[{ slug: 'lrp', name: 'La Roche-Posay' }]}
      mayArchive={false}
      now={now}
    />,
  );

test('a person is told by contacts, points, trainings and every line of points', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Гарипова Ольга' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '«Медея»' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacy-activity/3',
  );
  expect(screen.getByRole('link', { name: 'Записать на тренинг' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacist-register/pharmacist-recording?person=7',
  );
  expect(screen.getByRole('button', { name: 'Подтвердить место работы' })).toBeInTheDocument();
  const points = screen.getByRole('table', { name: 'Баллы по брендам' });
  expect(within(points).getByRole('row', { name: /La Roche-Posay/ })).toHaveTextContent(/9401\s240300/);
  expect(screen.getByRole('table', { name: 'Тренинги' })).toHaveTextContent(/Барьер кожи.*Визит отмечен/);
  expect(screen.getByRole('table', { name: 'История баллов' })).toHaveTextContent(/Тест «SPF».*\+40/);
});

test('a training of another zone is told by Moscow’s clock and the place’s', () => {
  const training = {
    ...{ ...seat.training, type: 'offline' as const, city: 'Хабаровск', address: 'ул. Ленина, 1' },
    localSlot: '2026-11-20|17:00–19:00',
  };
  show({}, { ...seat, training });
  expect(screen.getByRole('table', { name: 'Тренинги' })).toHaveTextContent(
    /20 ноября, 10:00\sМСК.*Местное время: 17:00–19:00 \(Хабаровск, МСК\+7\)/,
  );
});

test('whose place is confirmed is not asked again; who has left is recorded nowhere', () => {
  show({ pharmacyConfirmedAt: '2026-11-01T09:00:00Z' });
  expect(screen.queryByRole('button', { name: 'Подтвердить место работы' })).toBeNull();
  show({ standing: { ...(person.standing as NonNullable<Person['standing']>), isArchive: true } });
  expect(screen.getAllByRole('link', { name: 'Записать на тренинг' })).toHaveLength(1);
  expect(screen.getByText('В архиве')).toBeInTheDocument();
});
