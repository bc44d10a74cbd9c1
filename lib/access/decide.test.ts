import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, decide, decideAtEdge, isCataloguePath, type Situation } from './decide';
import { FEATURES } from './features';
import type { Viewer } from './permissions';
import { ROLES, type Role } from './roles';

const BEFORE_FINISH = new Date('2025-07-06T20:59:58Z');

function as(role: Role | null, more: Partial<Viewer> = {}): Viewer {
  return { id: '1', roles: role ? [role] : [], permissions: [], chainLocked: false, ...more };
}

function situation(viewer: Viewer | null, more: Partial<Situation> = {}): Situation {
  return {
    viewer,
    features: [],
    brands: ['lrp', 'vichy', 'cerave', 'dercos', 'proexpert'],
    waveOpen: true,
    now: BEFORE_FINISH,
    programmeFinishAt: new Date('2025-07-06T23:59:59+03:00'),
    ...more,
  };
}

const ask = (path: string, viewer: Viewer | null, more: Partial<Situation> = {}, query = '') =>
  decide(path, new URLSearchParams(query), situation(viewer, more));

const admins: Role[] = ['admin', 'super-admin'];
const representatives: Role[] = ['Представитель', 'cam', 'regional', 'director', 'sector'];
const recorders: Role[] = [
  'sector',
  'cam',
  'regional',
  'director',
  'expert',
  'trainer',
  'support',
  ...admins,
];
const testers: Role[] = ['tests_moderator', ...admins];
const byOrder = (roles: Role[]) => ROLES.filter((role) => roles.includes(role));

describe('who is let in', () => {
  test.each<[string, Role[]]>([
    ['/lk/social-moderation', admins],
    ['/lk/manage-points', admins],
    ['/lk/pharmacies-import', admins],
    ['/lk/order-history', admins],
    ['/lk/unusual-activity', admins],
    ['/lk/uploads', ['moderator', ...admins]],
    ['/lk/tests', testers],
    ['/lk/tests/12/edit', testers],
    ['/lk/tests/new/edit', testers],
    ['/lk/surveys', testers],
    ['/lk/surveys/5/edit', testers],
    ['/lk/tests/12', [...ROLES]],
    ['/lk/surveys/5', [...ROLES]],
    ['/lk/representative/pharmacists', [...representatives, ...admins]],
    ['/lk/representative/pharmacists/7', [...representatives, ...admins]],
    ['/lk/representative/pharmacy-activity/7', [...representatives, ...admins]],
    ['/lk/trainings', ['trainer', ...admins]],
    ['/lk/trainings/7', ['trainer', ...admins]],
    ['/lk/trainings/order-uploading', ['trainer', ...admins]],
    ['/lk/trainings/pharmacist-recording', recorders],
    ['/lk/trainings/pharmacist-visit', recorders],
    ['/education-programme2025/tests', testers],
    ['/education-programme2025/tests/5/edit', testers],
    ['/education-programme2025/tests/5', [...ROLES]],
    ['/education-programme2025/uploads', admins],
    ['/dashboard', []],
    ['/dashboard/activity', []],
    ['/academy/course-expert', []],
    ['/academy/social-activity', []],
    ['/lk/representative/registration', []],
    ['/lrp/development/lrp-development-6', []],
    ['/lk/tests-archive', [...ROLES]], // a neighbour by spelling is not under the rule
    ['/lk/trainingsx', [...ROLES]],
    ['/lk/catalogue', [...ROLES]],
    ['/', [...ROLES]],
    ['/lk', [...ROLES]],
    ['/lk/learnings', [...ROLES]],
    ['/lrp/news', [...ROLES]],
    ['/proexpert/videos/a', [...ROLES]],
  ])('%s lets in exactly the named roles', (path, roles) => {
    expect(ROLES.filter((role) => ask(path, as(role)).kind === 'pass')).toEqual(byOrder(roles));
  });

  test('a permission opens the uploads for anyone', () => {
    const viewer = as(null, { permissions: ['exports-package.exports.kz'] });
    expect(ask('/lk/uploads', viewer).kind).toBe('pass');
    expect(ask('/lk/uploads', as(null, { permissions: ['exports-package.x'] })).kind).toBe('not-found');
  });

  test.each(FEATURES)('%s opens when it is enabled', (feature) => {
    const paths = {
      dashboard: '/dashboard/activity',
      'course-expert': '/academy/course-expert',
      'social-activity': '/academy/social-activity',
      'registration-in-account': '/lk/representative/registration',
      'development-6': '/vichy/development/lrp-development-6',
    };
    expect(ask(paths[feature], as('admin')).kind).toBe('not-found');
    expect(ask(paths[feature], as('admin'), { features: [feature] }).kind).toBe('pass');
  });
});

describe('where the refused go', () => {
  test.each([
    ['/lk/tests', '/lk/learnings'],
    ['/lk/surveys/3/edit', '/lk/learnings'],
    ['/education-programme2025/tests', '/education-programme2025'],
    ['/education-programme2025/videos', '/education-programme2025'],
    ['/education-programme2025/uploads', '/education-programme2025'],
    ['/academy', '/'],
  ])('a pharmacist at %s goes to %s', (path, to) => {
    expect(ask(path, as(null))).toEqual({ kind: 'redirect', to });
  });

  test('the representative’s root leads to the list, for those who may', () => {
    expect(ask('/lk/representative', as('cam'))).toEqual({
      kind: 'redirect',
      to: '/lk/representative/pharmacists',
    });
    expect(ask('/lk/representative', as(null)).kind).toBe('not-found');
  });

  test('a finished programme shows its error page and nothing else', () => {
    const finished = { now: new Date('2025-07-06T23:59:59+03:00') };
    expect(ask('/education-programme2025/tests/1', as(null), finished)).toEqual({
      kind: 'redirect',
      to: '/education-programme2025/error?code=invalid-date',
    });
    expect(ask('/education-programme2025/error', as(null), finished).kind).toBe('pass');
  });

  test('while the programme runs its error page needs a reason', () => {
    const error = (query: string) => ask('/education-programme2025/error', as(null), {}, query);
    expect(error('')).toEqual({ kind: 'redirect', to: '/education-programme2025' });
    expect(error('code=invalid-region').kind).toBe('pass');
    expect(error('code=anything').kind).toBe('pass');
  });
});

describe('catalogue and cart', () => {
  const paths = ['/lk/catalogue', '/lk/cart'];

  test('its pages are told from those that are not there', () => {
    const own = [...paths, '/lk/catalogue/7', '/lk/cart/'];
    const others = ['/lk', '/lk/catalogues', '/lrp/news', '/gone', '/%E0%A4%A'];
    expect([...own, ...others].filter(isCataloguePath)).toEqual(own);
  });
  test.each(paths)('%s is closed for a locked chain, even to an admin', (path) => {
    expect(ask(path, as(null, { chainLocked: true })).kind).toBe('not-found');
    expect(ask(path, as('admin', { chainLocked: true })).kind).toBe('not-found');
  });
  test.each(paths)('%s is closed outside a wave, except to admins', (path) => {
    expect(ask(path, as('trainer'), { waveOpen: false }).kind).toBe('not-found');
    expect(ask(path, as('super-admin'), { waveOpen: false }).kind).toBe('pass');
  });
});

describe('guests', () => {
  test('any page leads to sign-in, with the query and where they were going', () => {
    expect(ask('/lk/tests/7', null, {}, 'a=1')).toEqual({
      kind: 'redirect',
      to: '/login?a=1&from=%2Flk%2Ftests%2F7',
    });
  });
  test('restore keeps its query', () => {
    expect(ask('/restore', null, {}, 'email=a%40b.ru&token=t')).toEqual({
      kind: 'redirect',
      to: '/login?email=a%40b.ru&token=t',
    });
  });
  test.each([
    '/login',
    '/registration',
    '/offline',
    '/unsubscribe',
    '/certificates',
    '/certificates/7K3M-9QWT-4HZB-2CDE',
  ])('%s is open', (path) => {
    expect(ask(path, null).kind).toBe('pass');
  });
  test('no page lies under a certificate', () => {
    expect(ask('/certificates/a/b', null).kind).toBe('redirect');
  });
  test('an unknown address tells nothing either', () => {
    expect(ask('/nowhere', null)).toEqual({ kind: 'redirect', to: '/login?from=%2Fnowhere' });
  });
});

describe('the signed in', () => {
  test('login and registration lead home', () => {
    expect(ask('/login', as(null))).toEqual({ kind: 'redirect', to: '/' });
    expect(ask('/registration', as(null), {}, 'from=%2Flk')).toEqual({ kind: 'redirect', to: '/' });
  });
  test('a letter’s link to a new password leads home, which says why it did not open', () => {
    const link = 'email=a%40b.ru&token=t';
    expect(ask('/login', as(null), {}, link)).toEqual({ kind: 'redirect', to: '/?notice=password-link' });
    expect(ask('/login', as(null), {}, 'email=a%40b.ru')).toEqual({ kind: 'redirect', to: '/' });
    expect(ask('/registration', as(null), {}, link)).toEqual({ kind: 'redirect', to: '/' });
  });
  test('redirect_uri leads to the hand-off with its state', () => {
    expect(ask('/login', as(null), {}, 'redirect_uri=partner.example&state=s')).toEqual({
      kind: 'redirect',
      to: '/api/session/hand-off?redirect_uri=partner.example&state=s',
    });
  });
  test('unbranded sections are served from the empty brand, which has no address of its own', () => {
    expect(ask('/news/a', as(null))).toEqual({ kind: 'rewrite', to: '/empty/news/a' });
    expect(ask('/empty/news', as(null)).kind).toBe('not-found');
  });
  test('a first segment that is no brand is nothing', () => {
    expect(ask('/nobrand/news', as(null)).kind).toBe('not-found');
  });
});

describe('spellings of one path', () => {
  test.each([
    ['/lk/%73ocial-moderation', '/lk/social-moderation'],
    ['/lk/%2573ocial-moderation', '/lk/social-moderation'],
    ['/lk%2Fsocial-moderation', '/lk/social-moderation'],
    ['//lk//social-moderation/', '/lk/social-moderation'],
    ['/lk/social-moderation.rsc', '/lk/social-moderation'],
    ['/lk/social-moderation.segments/_tree.segment.rsc', '/lk/social-moderation'],
    ['/index', '/'],
  ])('%s is %s', (given, path) => {
    expect(canonicalPath(given)).toBe(path);
    expect(ask(given, as(null)).kind === 'pass').toBe(path === '/');
  });
  test.each(['/%', '/%zz', '/a\\b', '/%00'])('%s is malformed', (given) => {
    expect(ask(given, as('admin')).kind).toBe('not-found');
  });
  test('no encoding of a guarded path lets a pharmacist in', () => {
    const letter = fc.nat({ max: 2 });
    fc.assert(
      fc.property(fc.array(letter, { minLength: 19, maxLength: 19 }), (how) => {
        const spelled = [...'/social-moderation'].map((character, index) => {
          const code = character.charCodeAt(0).toString(16);
          return [character, `%${code}`, `%25${code}`][how[index] ?? 0];
        });
        return ask(`/lk${spelled.join('')}`, as(null)).kind === 'not-found';
      }),
    );
  });
});

describe('at the edge', () => {
  const edge = (path: string, viewer: Viewer | null = as(null)) =>
    decideAtEdge(path, new URLSearchParams(), situation(viewer));

  test.each([
    '/',
    '/lk',
    '/lk/tests/7',
    '/lrp/news',
    '/lrp/news/hydration',
    '/lk.rsc',
    '/kit',
    '/redirect-refused',
  ])('%s has a page', (path) => expect(edge(path)).toEqual({ kind: 'pass' }));

  test.each([
    '/lk/nothing-here',
    '/lk/nothing-here.rsc',
    '/lrp/nothing/here',
    '/academy/nothing',
    '/news/a/b',
  ])('%s has none, in whatever form it is asked for', (path) =>
    expect(edge(path)).toEqual({ kind: 'not-found' }),
  );

  test('an unbranded section is served from its brandless place', () => {
    expect(edge('/news')).toEqual({ kind: 'rewrite', to: '/empty/news' });
  });

  test('a guest is led to sign in, wherever they go', () => {
    expect(edge('/lk/nothing-here', null)).toMatchObject({ kind: 'redirect' });
    expect(edge('/login', null)).toEqual({ kind: 'pass' });
    expect(edge('/lk.rsc', null)).toMatchObject({ kind: 'redirect' });
  });

  test('a payload of no page is 404 for a guest too', () => {
    expect(edge('/nothing.rsc', null)).toEqual({ kind: 'not-found' });
    expect(edge('/icons.svg.rsc', null)).toEqual({ kind: 'not-found' });
    expect(edge('/login.rsc', null)).toEqual({ kind: 'pass' });
  });
});
