import { describe, expect, test } from 'vitest';
import { findPage } from '../routes/find-page';
import type { PageFacts } from '../routes/page-facts';
import { ALL_PAGES } from '../routes/pages';
import { decide, type Decision, type Situation } from './decide';
import { FEATURES } from './features';
import type { Right } from './permissions';
import { ROLES, type Role } from './roles';

/** Every page of the registry against every role: who comes in, and where the others go. Roles are named here anew. */
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
const HOLDERS: Partial<Record<Right, Role[]>> = {
  'reviews.moderate': ADMINS,
  'points.award': ADMINS,
  'pharmacies.import': ADMINS,
  'orders.manage': ADMINS,
  'activity.review': ADMINS,
  'content.author': ADMINS,
  'uploads.enter': ['moderator', ...ADMINS],
  'tests.edit': ['tests_moderator', ...ADMINS],
  'representative.enter': REPRESENTATIVES,
  'trainings.manage': ['trainer', ...ADMINS],
  'trainings.record': RECORDERS,
  'webinars.lead': ['expert', 'trainer-sra'],
  'programme.close': ADMINS,
  'programme.uploads': ADMINS,
  'dashboard.enter': ADMINS,
};
/** Named anew too: a page that loses its right in the registry is seen here. */
const GUARDED: Partial<Record<Right, string[]>> = {
  'activity.review': ['/lk/unusual-activity'],
  'content.author': [
    ...['', '/[id]/edit', '/[id]/preview', '/new'].map((rest) => `/lk/content${rest}`),
    '/lk/glossary-import',
  ],
  'dashboard.enter': [
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
  ].map((rest) => `/dashboard${rest}`),
  'orders.manage': ['/lk/order-history'],
  'pharmacies.import': ['/lk/pharmacies-import'],
  'points.award': ['/lk/manage-points'],
  'programme.close': ['/lk/manage-points/programme'],
  'programme.uploads': ['/education-programme2025/uploads'],
  'representative.enter': [
    '',
    '/day',
    '/pharmacist-recording',
    '/pharmacist-register',
    '/pharmacist-register/pharmacist-recording',
    '/pharmacist-register/pharmacist-visit',
    '/pharmacist-visit',
    '/pharmacists',
    '/pharmacists/[id]',
    '/pharmacy-activity',
    '/pharmacy-activity/[id]',
    '/registration',
  ].map((rest) => `/lk/representative${rest}`),
  'reviews.moderate': ['/lk/social-moderation'],
  'tests.edit': [
    '/education-programme2025/tests',
    '/education-programme2025/tests/[id]/edit',
    '/education-programme2025/tests/[id]/preview',
    '/education-programme2025/tests/[id]/results',
    '/lk/surveys',
    '/lk/surveys/[id]/edit',
    '/lk/surveys/[id]/preview',
    '/lk/surveys/[id]/results',
    '/lk/tests',
    '/lk/tests/[id]/edit',
    '/lk/tests/[id]/preview',
    '/lk/tests/[id]/results',
  ],
  'trainings.manage': ['', '/[id]', '/order-downloading', '/order-uploading', '/timetable-creation'].map(
    (rest) => `/lk/trainings${rest}`,
  ),
  'trainings.record': ['/lk/trainings/pharmacist-recording', '/lk/trainings/pharmacist-visit'],
  'uploads.enter': ['/lk/uploads'],
  'webinars.lead': ['/lk/webinars', '/lk/webinars/[id]'],
};
const BRANDS = ['lrp', 'vichy', 'cerave', 'dercos', 'proexpert'];
/** Nobody's role is a pharmacist. */
const PEOPLE: (Role | null)[] = [null, ...ROLES];

const CASES = ALL_PAGES.filter(
  ([, { audience, step, internal, path }]) => !audience && !step && !internal && path !== '/restore',
).flatMap(([, page]) =>
  (page.path.startsWith('/[brand]') ? ['lrp', 'proexpert'] : ['']).map((brand) => ({
    page: page,
    path: page.path.replace('[brand]', brand).replace(/\[\w+\]/g, '1'),
  })),
);

/** Its page needs a reason while the programme runs. */
const PROGRAMME_ERROR = '/education-programme2025/error';
const queryOf = (path: string) => new URLSearchParams(path === PROGRAMME_ERROR ? 'code=invalid-region' : '');

function ask(path: string, role: Role | null, more: Partial<Situation> = {}): Decision {
  return decide(path, queryOf(path), {
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

function holders({ needs }: PageFacts): readonly (Role | null)[] {
  if (!needs) return PEOPLE;
  const roles = HOLDERS[needs];
  if (!roles) throw new Error(`HOLDERS lacks ${needs}: name its roles`);
  return roles;
}

test('every page that is not everybody’s asks for its right', () => {
  const asking: Record<string, string[]> = {};
  for (const { page } of CASES) if (page.needs) (asking[page.needs] ??= []).push(page.path);
  for (const paths of Object.values(asking)) paths.sort();
  expect(asking).toEqual(GUARDED);
});

test('the matrix knows every page that asks for a right', () => {
  expect(CASES.length).toBeGreaterThan(90);
  expect(CASES.filter(({ path, page }) => findPage(path).page !== page)).toEqual([]);
});

describe.each(CASES)('$path', ({ path, page }) => {
  const given = page.leadsTo ? redirect(page.leadsTo) : ({ kind: 'pass' } as const);
  const denied = typeof page.otherwise === 'object' ? redirect(page.otherwise.redirect) : notFound;

  test('each role, with everything switched on', () => {
    const roles = holders(page);
    expect(PEOPLE.map((role) => ask(path, role))).toEqual(
      PEOPLE.map((role) => (roles.includes(role) ? given : denied)),
    );
  });

  test('as the portal comes, what is switched off is nobody’s', () => {
    if (page.feature)
      expect(PEOPLE.map((role) => ask(path, role, { features: [] }).kind)).toEqual(
        PEOPLE.map(() => 'not-found'),
      );
    else expect(ask(path, 'admin', { features: [] })).toEqual(ask(path, 'admin'));
  });

  test('a guest is led to sign in', () => {
    const from = new URLSearchParams([...queryOf(path), ['from', path]]);
    expect(ask(path, null, { viewer: null })).toEqual(redirect(`/login?${from.toString()}`));
  });

  test('only gifts know the wave and the chain', () => {
    const isGifts = /^\/lk\/(catalogue|cart)(\/|$)/.test(path);
    const locked = { viewer: { id: '1', roles: [], permissions: [], chainLocked: true } };
    for (const role of PEOPLE) {
      const open = !isGifts || (role !== null && ADMINS.includes(role));
      expect(ask(path, role, { waveOpen: false })).toEqual(open ? ask(path, role) : notFound);
    }
    expect(ask(path, null, locked)).toEqual(isGifts ? notFound : ask(path, null));
  });
});

describe('each side of the programme’s finish', () => {
  const finish = new Date('2025-07-06T23:59:59+03:00');
  const before = new Date(finish.getTime() - 1);
  const own = CASES.filter(({ page }) => page.layout === 'motivation');

  test.each(own)('$path', ({ path }) => {
    const over =
      path === PROGRAMME_ERROR ? { kind: 'pass' } : redirect(`${PROGRAMME_ERROR}?code=invalid-date`);
    for (const role of PEOPLE) {
      expect(ask(path, role, { now: before })).toEqual(ask(path, role));
      expect(ask(path, role, { now: finish })).toEqual(over);
    }
  });

  test('no other page knows it', () => {
    const others = CASES.filter(({ page }) => page.layout !== 'motivation');
    for (const { path } of others)
      expect(ask(path, 'admin', { now: finish }), path).toEqual(ask(path, 'admin', { now: before }));
  });
});

test('a page that is served in place of another has no address of its own', () => {
  expect(ask('/soon', 'admin')).toEqual(notFound);
});
