import { accounts } from '@/backend/demo/accounts';
import { EVERY_FORM, expect, OPENING_FORMS, test } from './access-fixtures';

const ADMINS = ['admin', 'super-admin'];
const TESTERS = ['tests-moderator', ...ADMINS];
/** Asked about everything in every form; what each role may is a table of its own, `route-matrix.test.ts`. */
const THOROUGHLY = ['pharmacist', 'admin', 'representative', 'tests-moderator', 'locked'];
const names = accounts.map(({ email }) => email.replace(/@.*/, ''));

/** Pages that are built and stand behind a rule: without the rule each of them answers 200. */
const GIFTS = ['/lk/catalogue', '/lk/cart'];
const DISABLED = [
  '/academy/course-expert',
  '/academy/social-activity',
  '/lrp/development/lrp-development-6',
  '/proexpert/development/lrp-development-6',
  '/development/lrp-development-6',
];
const NO_PAGE = ['/nobrand/news', '/empty/news', '/lk/nothing-here', '/lrp/nothing-here'];
const FOR_ALL = ['/', '/lk', '/lk/learnings', '/lrp/news', '/lrp/development/lrp-development-1'];

/** Every form for those whose rights differ most; for the rest the forms that are decided in different places. */
const formsFor = (role: string) =>
  ['pharmacist', 'admin', 'locked'].includes(role)
    ? { closed: EVERY_FORM, open: OPENING_FORMS }
    : ({
        closed: ['plain', 'a soft navigation', 'encoded twice'],
        open: ['plain', 'a soft navigation'],
      } as const);

for (const role of THOROUGHLY) {
  const forms = formsFor(role);
  test.describe(`as ${role}`, () => {
    test.beforeEach(({ signInAs }) => signInAs(role));

    for (const waveOpen of [true, false]) {
      test(`gifts while the wave is ${waveOpen ? 'open' : 'closed'}`, async ({ ask, reclaim }) => {
        await reclaim({ waveOpen });
        const opens = role !== 'locked' && (waveOpen || ADMINS.includes(role));
        for (const path of GIFTS) {
          for (const form of opens ? forms.open : forms.closed) {
            expect(await ask(path, form), `${path}, ${form}`).toEqual({
              status: opens ? 200 : 404,
              to: undefined,
            });
          }
        }
      });
    }

    test('what is switched off, and what is no page, is a true 404 in every form', async ({ ask }) => {
      for (const path of [...DISABLED, ...NO_PAGE]) {
        for (const form of forms.closed) {
          expect(await ask(path, form), `${path}, ${form}`).toEqual({ status: 404, to: undefined });
        }
      }
    });

    test('what is everybody’s opens in every form a browser asks in', async ({ ask }) => {
      for (const path of FOR_ALL) {
        for (const form of forms.open) expect((await ask(path, form)).status, `${path}, ${form}`).toBe(200);
      }
    });

    test('those who don’t edit tests are led to the learnings; the signed in have no use for the door', async ({
      ask,
    }) => {
      for (const path of ['/lk/tests', '/lk/surveys', '/lk/tests/1/edit', '/lk/surveys/1/edit']) {
        const refused = { status: 307, to: '/lk/learnings' };
        for (const form of ['plain', 'percent-encoded'] as const) {
          const answer = await ask(path, form);
          if (TESTERS.includes(role)) expect(answer, path).not.toEqual(refused);
          else expect(answer, path).toEqual(refused);
        }
      }
      for (const path of ['/login', '/registration', '/academy']) {
        expect(await ask(path), path).toEqual({ status: 307, to: '/' });
      }
      expect(await ask('/education-programme2025')).toEqual({
        status: 307,
        to: '/education-programme2025/error?code=invalid-date',
      });
    });
  });
}

for (const role of names.filter((name) => !THOROUGHLY.includes(name))) {
  test(`the role ${role} reaches the rules of the edge`, async ({ ask, signInAs, reclaim }) => {
    await signInAs(role);
    const statuses = async (...paths: string[]) => {
      const answers: number[] = [];
      for (const path of paths)
        for (const form of ['plain', 'a soft navigation'] as const)
          answers.push((await ask(path, form)).status);
      return [...new Set(answers)];
    };
    expect(await statuses('/', '/lk', '/lrp/news')).toEqual([200]);
    expect(await statuses('/academy/course-expert', '/lk/nothing-here')).toEqual([404]);
    for (const waveOpen of [true, false]) {
      await reclaim({ waveOpen });
      expect(await statuses(...GIFTS), `gifts, the wave ${waveOpen ? 'open' : 'closed'}`).toEqual([
        waveOpen || ADMINS.includes(role) ? 200 : 404,
      ]);
    }
    const refused = { status: 307, to: '/lk/learnings' };
    if (TESTERS.includes(role)) expect(await ask('/lk/tests')).not.toEqual(refused);
    else expect(await ask('/lk/tests')).toEqual(refused);
    expect(await ask('/login')).toEqual({ status: 307, to: '/' });
  });
}

test('search engines are told to stay outside, without signing in', async ({ request }) => {
  const robots = await request.get('/robots.txt', { maxRedirects: 0 });
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toMatch(/User-Agent: \*\s+Disallow: \/\s*$/);
});

test('an address of a file that is none shows nothing of the person: such an answer may be kept by others', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  const profile = await page.request.get('/lk');
  expect(await profile.text()).toContain('pharmacist@portal.example');
  for (const path of [
    '/art/none.svg',
    '/art/lk',
    '/art/lk?_rsc=1',
    '/art/..%2flk',
    '/icons/none.png',
    '/worker-none.js',
    '/workbox-x/news',
    '/_next/static/none.js',
    '/builds/none',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    const { 'content-security-policy': policy, 'cache-control': keeping = '' } = answer.headers();
    if (!policy || keeping.includes('public')) {
      expect(await answer.text(), path).not.toMatch(/@portal\.example|data-person\W+\d/);
    }
    if (!/\.(svg|png|js)$/.test(path)) expect(policy, path).toBeTruthy();
  }
});

test('a guest is led to sign in from every page, whatever the form and whoever they say they are', async ({
  ask,
  context,
  baseURL,
}) => {
  for (const path of [...GIFTS, ...DISABLED, ...NO_PAGE, ...FOR_ALL]) {
    expect(await ask(path), path).toEqual({ status: 307, to: `/login?from=${encodeURIComponent(path)}` });
    for (const form of ['percent-encoded', 'encoded twice'] as const) {
      expect((await ask(path, form)).to, `${path}, ${form}`).toMatch(/^\/login\?from=/);
    }
  }
  // a claim nobody signed is no claim
  await context.addCookies([
    { name: 'claim', value: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiciI6WyJhZG1pbiJdfQ.', url: baseURL ?? '' },
  ]);
  expect((await ask('/lk')).to).toBe('/login?from=%2Flk');
});

/** Ways around the edge that worked somewhere once: each asks a page that is there and opens to others. */
const FORGED: [string, Record<string, string>][] = [
  ['a subrequest', { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') }],
  ['a subrequest in src', { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') }],
  ['another path', { 'x-portal-path': '/' }],
  ['a rewritten address', { 'x-middleware-rewrite': '/lk', 'x-rewrite-url': '/lk', 'x-original-url': '/lk' }],
  ['an invoked path', { 'x-invoke-path': '/lk/catalogue', 'x-matched-path': '/lk/catalogue' }],
  ['a resumed page', { 'next-resume': '1' }],
  ['a told address', { 'x-forwarded-uri': '/lk', 'x-forwarded-prefix': '/lk' }],
];

for (const [name, headers] of FORGED) {
  test(`a header that opened doors elsewhere opens none: ${name}`, async ({
    ask,
    signInAs,
    context,
    given,
  }) => {
    for (const path of ['/lk/catalogue', '/lk', '/academy/course-expert']) {
      expect((await ask(path, 'plain', headers)).to, `${path} as a guest`).toMatch(/^\/login\?from=/);
    }
    await signInAs('locked');
    for (const path of [...GIFTS, ...DISABLED]) {
      expect(await ask(path, 'plain', headers), path).toEqual({ status: 404, to: undefined });
    }
    await context.clearCookies();
    await signInAs(await given.user());
    await ask('/lk/catalogue', 'a soft navigation'); // the claim is there from here on
    expect((await ask('/lk/catalogue', 'plain', headers)).status, 'the page is there').toBe(200);
  });
}

test('an unsafe call from another site is refused, a token never reaches the browser', async ({
  context,
  signInAs,
}) => {
  await signInAs('pharmacist');
  const cross = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/vnd.api+json' };
  const refused = await context.request.post('/api/v1/user/points-transfer', { headers: cross, data: {} });
  expect(refused.status()).toBe(403);
  for (const path of ['/api/v1/login', '/api/v1/token/refresh', '/api/v1/%74oken/refresh']) {
    expect((await context.request.post(path, { data: {} })).status()).toBe(404);
  }
});

test('what lies beside the calls of a service is not reached by /api, and no answer of it is a page', async ({
  context,
  signInAs,
}) => {
  await signInAs('pharmacist');
  for (const path of [
    'media/x.svg',
    'modules-files/1/index.html',
    'healthz',
    'openapi.json',
    'embed/vimeo/1',
  ]) {
    for (const at of [
      path,
      path.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      `v1/..%2f${path}`,
    ]) {
      expect((await context.request.get(`/api/${at}`)).status(), at).toBe(404);
    }
  }
  for (const path of ['/api/v1/me', '/api/none', '/api/session/hand-off?redirect_uri=x', '/api/visits']) {
    const answer = await context.request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['content-security-policy'], path).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  }
});

test('security headers stand on every page', async ({ context, signInAs }) => {
  await signInAs('pharmacist');
  const headers = (await context.request.get('/')).headers();
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'.*script-src 'self' 'nonce-[^']+' 'strict-dynamic'/,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('no file of the portal is taken for what it does not say it is', async ({ request }) => {
  const build = await (await request.get('/builds/latest.json')).json();
  const worker = await (await request.get('/sw.js')).text();
  const parts = worker.match(/(?:fallback|worker)-[\w-]+\.js/g) ?? [];
  expect(parts.length).toBeGreaterThan(0);
  const page = await (await request.get('/login')).text();
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? '';
  const files = [
    '/sw.js',
    ...parts.map((name) => `/${name}`),
    '/builds/latest.json',
    `/builds/meta/${build.id}.json`,
    '/manifest.webmanifest',
    '/robots.txt',
    '/icons.svg',
    '/icons/apple-touch-icon.png',
    '/art/pro-login.webp',
    chunk,
  ];
  for (const path of files) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

/** Values no list knows: letters for numbers, numbers past any, strangers' names, odd signs. */
const SPOILED = [
  'page=10000000000&mark=nobody',
  'page=-5&page=x&sort=nothing&category=nothing&type=nothing&state=nothing&tag=nothing&q=%00&search=%00',
  'page=1e999&mark[]=a&mark=%F0%9F%98%80&category=%27',
];
const LISTS = [
  '/novelties',
  '/search-results',
  '/news',
  '/lrp/news',
  '/lrp/videos',
  '/lrp/products',
  '/lrp/glossary',
  '/lrp/tests',
  '/lrp/express',
  '/lrp/interactive',
  '/lrp/knowledges',
  '/academy/webinars',
  '/academy/sra-training',
  '/academy/ask-question',
  '/lk',
  '/lk/learnings',
  '/lk/catalogue',
];

test('a spoiled address is a page or is not found, never a failure of the server', async ({
  context,
  signInAs,
}) => {
  test.slow();
  await signInAs('pharmacist');
  const failed: string[] = [];
  for (const path of LISTS) {
    const answers = await Promise.all(
      SPOILED.map(
        async (query) => [query, (await context.request.get(`${path}?${query}`)).status()] as const,
      ),
    );
    failed.push(
      ...answers.filter(([, status]) => status >= 500).map(([query, status]) => `${path}?${query} ${status}`),
    );
  }
  expect(failed).toEqual([]);
});
