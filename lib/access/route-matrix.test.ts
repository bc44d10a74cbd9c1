import { describe, expect, test } from 'vitest';
import { decide, type Decision, type Situation } from './decide';
import { FEATURES, type Feature } from './features';
import { ROLES, type Role } from './roles';

/** Every route of the product against every role: who comes in, and where the others go. Roles are named here anew. */
const ADMINS: Role[] = ['admin', 'super-admin'];
const REPRESENTATIVES: Role[] = ['Представитель', 'cam', 'regional', 'director', 'sector', ...ADMINS];
const RECORDERS: Role[] = [
  'sector',
  'cam',
  'regional',
  'director',
  'expert',
  'trainer',
  'support',
  ...ADMINS,
];
const TESTERS: Role[] = ['tests_moderator', ...ADMINS];
const TRAINERS: Role[] = ['trainer', ...ADMINS];
const BRANDS = ['lrp', 'vichy', 'cerave', 'dercos', 'proexpert'];
const PROGRAMME = '/education-programme2025';

interface Row {
  paths: string[];
  /** Absent: everybody who is signed in. */
  roles?: Role[];
  /** Where the refused go; absent: nowhere, 404. */
  refused?: string;
  /** Where those let in are led; absent: the page itself. */
  leads?: string;
  /** Off unless it is switched on. */
  feature?: Feature;
}

const ofBrand = (...paths: string[]) =>
  ['lrp', 'proexpert'].flatMap((brand) => paths.map((path) => `/${brand}${path}`));
const numbered = (stem: string, last: number) =>
  Array.from({ length: last }, (_, at) => `${stem}${String(at + 1)}`);

const ROUTES: Row[] = [
  { paths: ['/', '/novelties', '/search-results', '/redirect-refused'] },
  {
    paths: ofBrand(
      '/about',
      ...numbered('/about/lrp-about-', 9),
      ...numbered('/about/vichy-about-', 7),
      '/development',
      ...numbered('/development/lrp-development-', 5),
      '/news',
      '/news/a',
      '/products',
      '/products/a',
      '/videos',
      '/videos/a',
      '/glossary',
      '/knowledges',
      '/express',
      '/interactive',
      '/tests',
      '/modules/a',
      '/neovadiol',
      '/syvorotki',
      '/trichoscopy-academy',
    ),
  },
  { paths: ofBrand('/development/lrp-development-6'), feature: 'development-6' },
  { paths: ['/academy'], leads: '/' },
  {
    paths: [
      '/academy/webinars',
      '/academy/webinars/a',
      '/academy/doctor-webinars',
      '/academy/online-congress',
      '/academy/experts',
      '/academy/ask-question',
      '/academy/sra-training',
      '/academy/sra-training/modules/a',
    ],
  },
  { paths: ['/academy/course-expert'], feature: 'course-expert' },
  { paths: ['/academy/social-activity'], feature: 'social-activity' },
  {
    paths: [
      '/lk',
      '/lk/appointments',
      '/lk/schedule',
      '/lk/learnings',
      '/lk/tests/1',
      '/lk/surveys/1',
      '/lk/catalogue',
      '/lk/cart',
      '/lk/notifications',
    ],
  },
  {
    paths: ['/lk/tests', '/lk/tests/1/edit', '/lk/surveys', '/lk/surveys/1/edit'],
    roles: TESTERS,
    refused: '/lk/learnings',
  },
  {
    paths: ['/lk/order-history', '/lk/manage-points', '/lk/pharmacies-import', '/lk/social-moderation'],
    roles: ADMINS,
  },
  { paths: ['/lk/uploads'], roles: ['moderator', ...ADMINS] },
  { paths: ['/lk/representative'], roles: REPRESENTATIVES, leads: '/lk/representative/pharmacists' },
  {
    paths: [
      '/lk/representative/pharmacists',
      '/lk/representative/pharmacists/1',
      '/lk/representative/pharmacy-activity',
      '/lk/representative/pharmacy-activity/1',
      '/lk/representative/pharmacist-register',
      '/lk/representative/pharmacist-recording',
      '/lk/representative/pharmacist-visit',
    ],
    roles: REPRESENTATIVES,
  },
  {
    paths: ['/lk/representative/registration'],
    roles: REPRESENTATIVES,
    feature: 'registration-in-account',
  },
  {
    paths: [
      '/lk/trainings',
      '/lk/trainings/timetable-creation',
      '/lk/trainings/order-downloading',
      '/lk/trainings/order-uploading',
      '/lk/trainings/1',
    ],
    roles: TRAINERS,
  },
  { paths: ['/lk/trainings/pharmacist-recording', '/lk/trainings/pharmacist-visit'], roles: RECORDERS },
  { paths: ['', '/error', '/tests/1', '/videos/1'].map((path) => PROGRAMME + path) },
  { paths: [`${PROGRAMME}/videos`], leads: PROGRAMME },
  {
    paths: [`${PROGRAMME}/tests`, `${PROGRAMME}/tests/1/edit`],
    roles: TESTERS,
    refused: PROGRAMME,
  },
  { paths: [`${PROGRAMME}/uploads`], roles: ADMINS, refused: PROGRAMME },
  {
    paths: [
      '',
      '/activity',
      '/attendance',
      '/average-time',
      '/new-users',
      '/registrations',
      '/segments',
      '/tournament',
      '/view-depth',
      '/views-amount',
    ].map((path) => `/dashboard${path}`),
    roles: ADMINS,
    feature: 'dashboard',
  },
];

const CASES = ROUTES.flatMap(({ paths, ...row }) => paths.map((path) => ({ path, ...row })));
/** Nobody's role is a pharmacist. */
const PEOPLE: (Role | null)[] = [null, ...ROLES];

function ask(path: string, role: Role | null, more: Partial<Situation> = {}): Decision {
  return decide(path, new URLSearchParams(), {
    viewer: { id: '1', roles: role ? [role] : [], permissions: [], chainLocked: false },
    features: FEATURES,
    brands: BRANDS,
    waveOpen: true,
    now: new Date('2025-07-01T00:00:00Z'),
    programmeFinishAt: new Date('2025-07-06T23:59:59+03:00'),
    ...more,
  });
}

const redirect = (to: string): Decision => ({ kind: 'redirect', to });
const notFound: Decision = { kind: 'not-found' };

describe.each(CASES)('$path', ({ path, roles, refused, leads, feature }) => {
  const given = leads ? redirect(leads) : ({ kind: 'pass' } as const);
  const denied = refused ? redirect(refused) : notFound;

  test('each role, with everything switched on', () => {
    const want = PEOPLE.map((role) => (!roles || (role && roles.includes(role)) ? given : denied));
    expect(PEOPLE.map((role) => ask(path, role))).toEqual(want);
  });

  test('as the portal comes, what is switched off is nobody’s', () => {
    if (feature)
      expect(PEOPLE.map((role) => ask(path, role, { features: [] }).kind)).toEqual(
        PEOPLE.map(() => 'not-found'),
      );
    else expect(ask(path, 'admin', { features: [] })).toEqual(ask(path, 'admin'));
  });

  test('a guest is led to sign in', () => {
    expect(ask(path, null, { viewer: null })).toEqual(redirect(`/login?from=${encodeURIComponent(path)}`));
  });
});

test.each(ROUTES.flatMap(({ paths }) => paths))('%s: only gifts know the wave and the chain', (path) => {
  const isGifts = path === '/lk/catalogue' || path === '/lk/cart';
  const locked = { viewer: { id: '1', roles: [], permissions: [], chainLocked: true } };
  for (const role of PEOPLE) {
    const open = !isGifts || (role !== null && ADMINS.includes(role));
    expect(ask(path, role, { waveOpen: false })).toEqual(open ? ask(path, role) : notFound);
  }
  expect(ask(path, null, locked)).toEqual(isGifts ? notFound : ask(path, null));
});
