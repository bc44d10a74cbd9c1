import { expect, test } from 'vitest';
import { scrubBreadcrumb, scrubEvent, scrubText, scrubUrl } from './scrub';

test.each([
  ['почта anna.petrova@apteka.ru занята', 'почта [email] занята'],
  ['почта анна@аптека.рф занята', 'почта [email] занята'],
  ['звонить +7 (916) 123-45-67', 'звонить [phone]'],
  ['phone 89161234567 is taken', 'phone [phone] is taken'],
  ['GET /api/v1/users?filter[fullname]=Petrova failed', 'GET /api/v1/users?… failed'],
  ['at https://portal.example/lk#token=1 line', 'at https://portal.example/lk line'],
  ['Bearer eyJhbGciOi.J9eyJzdWIi.abc', 'Bearer [token]'],
  ['key 0123456789abcdef0123456789abcdef!', 'key [token]!'],
  ['from 203.0.113.7 refused', 'from [address] refused'],
  ['Не найдено: «Анна»', 'Не найдено: «[text]»'],
  ['Unexpected token in "привет, Анна"', 'Unexpected token in "[text]"'],
  ['Анна Сергеевна Петрова не записана', '[name] не записана'],
  [
    'Cannot read properties of undefined (reading "map")',
    'Cannot read properties of undefined (reading "map")',
  ],
  ['звонить 8.916.123.45.67 вечером', 'звонить [phone] вечером'],
  ['паспорт 12345678', 'паспорт [phone]'],
  ['from 2001:db8::1 refused', 'from [address] refused'],
  ['from ::1 and fe80:0:0:0:1:2:3:4', 'from [address] and [address]'],
  ['at app.js:12:34, 10:20:30', 'at app.js:12:34, 10:20:30'],
  ['телеграм @anna_petrova занят', 'телеграм [handle] занят'],
  ['module @sentry/nextjs is gone', 'module @sentry/nextjs is gone'],
  ['Иванов И. И. не записан', '[name] не записан'],
  ['И. И. Иванов не записан', '[name] не записан'],
  ['родился 12.03.1985', 'родился [date]'],
  ['birthday 1985-03-12 is wrong', 'birthday [date] is wrong'],
  ['ИВАНОВА АННА не записана', '[name] не записана'],
  ['Иванова АННА ПЕТРОВНА и ИВАНОВ И. И.', '[name] и [name]'],
  ['пишите t.me/anna_petrova или https://vk.com/anna', 'пишите [handle] или https://[handle]'],
  ['/certificates/AYQZ-JSR8-YQ0A-H50T is gone', '/certificates/[number] is gone'],
  ['/v1/certificates/ayqzjsr8yq0ah50t/file is gone', '/v1/certificates/[number]/file is gone'],
  ['number AYQZ-JSR8-YQ0A-H50T is gone', 'number [number] is gone'],
  ['ERROR OF PAGE at-next-dist-data', 'ERROR OF PAGE at-next-dist-data'],
  // nobody can tell a single word, or a Latin name, from any other
  ['Петрова не записана, Petrova too', 'Петрова не записана, Petrova too'],
  ['article 1234567 is gone', 'article 1234567 is gone'],
])('%j becomes %j', (text, left) => expect(scrubText(text)).toBe(left));

test.each([
  ['https://portal.example/login?email=a@b.ru&token=x#y', 'https://portal.example/login'],
  ['https://anna:secret@portal.example/lk', 'https://portal.example/lk'],
  ['/lrp/news/kozha?from=letter', '/lrp/news/kozha'],
  ['https://portal.example/certificates/AYQZ-JSR8-YQ0A-H50T', 'https://portal.example/certificates/[number]'],
  ['/certificates/[number]', '/certificates/[number]'],
])('of %j stays %j', (url, left) => expect(scrubUrl(url)).toBe(left));

const PERSON = {
  name: 'Анна Петрова',
  email: 'anna@apteka.ru',
  phone: '+79161234567',
  ip: '203.0.113.7',
  password: 'Secret77word',
  answer: 'мой ответ в форме',
  cookie: 'token=eyJabc.def; claim=x',
};

/** As the library makes it on a bad day, with something of the person in every place there is. */
const event = {
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1,
  level: 'error',
  platform: 'javascript',
  release: 'portal@0.1.0',
  server_name: 'server-of-anna',
  message: `${PERSON.email} ${PERSON.phone}`,
  transaction: `/lk?email=${PERSON.email}`,
  user: {
    id: '7',
    email: PERSON.email,
    username: PERSON.name,
    ip_address: PERSON.ip,
    geo: { city: 'Казань' },
  },
  request: {
    url: `https://portal.example/login?email=${PERSON.email}`,
    method: 'POST',
    headers: { cookie: PERSON.cookie, 'x-forwarded-for': PERSON.ip },
    cookies: { token: PERSON.cookie },
    data: { password: PERSON.password },
    query_string: `email=${PERSON.email}`,
    env: { REMOTE_ADDR: PERSON.ip },
  },
  extra: { form: PERSON, arguments: [PERSON.name] },
  tags: { role: 'pharmacist', who: PERSON.email },
  contexts: {
    trace: {
      trace_id: '0123456789abcdef0123456789abcdef',
      span_id: '0123456789abcdef',
      op: 'pageload',
      data: { 'user.email': PERSON.email },
    },
    nextjs: { request_path: `/lk?token=${PERSON.password}`, router_path: '/lk' },
    state: { redux: PERSON },
  },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `«${PERSON.name}» ${PERSON.phone} ${PERSON.ip}`,
        mechanism: { type: 'onerror', handled: false },
        stacktrace: {
          frames: [
            {
              filename: `https://portal.example/a.js?who=${PERSON.email}`,
              lineno: 3,
              vars: { form: PERSON },
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    { category: 'console', message: JSON.stringify(PERSON) },
    { category: 'ui.click', message: `button[aria-label="${PERSON.name}"]` },
    {
      category: 'fetch',
      data: { method: 'POST', url: `/api/v1/x?e=${PERSON.email}`, status_code: 422, body: PERSON.answer },
    },
  ],
  spans: [
    {
      span_id: '0123456789abcdef',
      description: `GET /api/v1/users?filter=${PERSON.name}`,
      data: {
        'http.url': `/api?e=${PERSON.email}`,
        'http.status_code': 200,
        'http.request.header.cookie': PERSON.cookie,
      },
    },
  ],
};

test('of an event nothing personal stays but id and e-mail of the identity', () => {
  const left = scrubEvent(event);
  expect(left.user).toEqual({ id: '7', email: PERSON.email });
  const { user: _, ...rest } = left;
  const text = JSON.stringify(rest);
  for (const personal of Object.values(PERSON)) expect(text).not.toContain(personal);
  for (const word of ['Анна', 'Казань', 'server-of-anna', 'eyJabc', 'Secret77'])
    expect(text).not.toContain(word);
});

test('what tells of the defect stays', () => {
  const left = scrubEvent(event);
  expect(left).toMatchObject({
    event_id: event.event_id,
    release: 'portal@0.1.0',
    transaction: '/lk',
    request: { url: 'https://portal.example/login', method: 'POST' },
    contexts: {
      trace: { trace_id: event.contexts.trace.trace_id, op: 'pageload' },
      nextjs: { request_path: '/lk?…', router_path: '/lk' },
    },
    exception: {
      values: [{ type: 'TypeError', mechanism: { handled: false }, stacktrace: { frames: [{ lineno: 3 }] } }],
    },
    spans: [{ description: 'GET /api/v1/users', data: { 'http.url': '/api', 'http.status_code': 200 } }],
  });
  expect(left.breadcrumbs).toEqual([
    { category: 'ui.click' },
    { category: 'fetch', data: { method: 'POST', url: '/api/v1/x', status_code: 422 } },
  ]);
});

test('an event without a person has no user, and a second scrubbing changes nothing', () => {
  expect(scrubEvent({ user: { ip_address: '1.2.3.4' }, level: 'error' }).user).toBeUndefined();
  const once = scrubEvent(event);
  expect(scrubEvent(once)).toEqual(once);
});

test('the console is no crumb', () => {
  expect(scrubBreadcrumb({ category: 'console', message: 'x' })).toBeNull();
});
