import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportProgress } from '@/api/articles/endpoints';
import {
  checkCertificate,
  getCertificate,
  getCertificateFile,
  listCertificates,
  revokeCertificate,
} from '@/api/certificates/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { deleteAccount } from '@/api/user/endpoints';
import { courses, courseSteps } from '@/backend/db/schema/academy';
import { certificates } from '@/backend/db/schema/certificates';
import { auditRecords } from '@/backend/db/schema/system';
import { hashPassword } from '@/backend/services/auth/passwords';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

const PASSWORD = 'Demo2026pass';
const NOBODYS = '0000-0000-0000-0000';
const FIVE = [10, 10, 10, 10, 10];

let backend: TestBackend;
let given: GivenLearning;
beforeAll(async () => {
  const env = {
    ENABLED_FEATURES: 'course-expert',
    PUBLIC_URL: 'https://portal.example',
  };
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z'), env });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

const listOf = async (as: Actor) => (await backend.call(listCertificates, { as })).value.items;
const check = (number: string, from = '10.2.0.1') =>
  backend.call(checkCertificate, { params: { number }, headers: { 'x-forwarded-for': from } });
const oneOf = (as: Actor, id: string) => backend.call(getCertificate, { as, params: { id } });
const fileOf = (as: Actor, id: string) => backend.call(getCertificateFile, { as, params: { id } });

/** Somebody with a certificate for a test of five questions. */
async function holder(right = 5, fields: Parameters<GivenLearning['test']>[0] = {}) {
  const user = { lastName: 'Соколова', middleName: 'Викторовна', passwordHash: await hashPassword(PASSWORD) };
  const person = await backend.given.user(user);
  const made = await given.test({ pays: FIVE, title: 'Кожа зимой', ...fields });
  const sent = await backend.call(sendTest, {
    as: person,
    params: { id: made.id },
    body: { answers: made.answers(right) },
  });
  const [own] = await listOf(person);
  return { person, made, sent, own, id: own?.id ?? '', number: own?.number ?? '' };
}

test('without a session one’s own list, one of it, a file and a revocation are 401', async () => {
  const { id } = await holder();
  const params = { id };
  const calls = await Promise.all([
    backend.call(listCertificates),
    backend.call(getCertificate, { params }),
    backend.call(getCertificateFile, { params }),
    backend.call(revokeCertificate, { params, body: { reason: 'Ошибка' } }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('a foreign certificate is not shown and has no file, for an admin either, and stands in nobody else’s list', async () => {
  const { id } = await holder();
  for (const as of [await backend.as(), await backend.as('admin')]) {
    expect((await oneOf(as, id)).status).toBe(404);
    expect((await fileOf(as, id)).status).toBe(404);
    expect(await listOf(as)).toEqual([]);
  }
  const { person } = await holder();
  for (const none of ['0', 'abc', '99999999999999999999']) {
    expect((await oneOf(person, none)).status).toBe(404);
    expect((await fileOf(person, none)).status).toBe(404);
  }
});

test('one’s own is told whole, with the name that stands on it; a revoked one with its reason', async () => {
  const { person, id, own } = await holder(4);
  expect((await oneOf(person, id)).value).toEqual({ ...own, holder: 'Соколова Анна Викторовна' });
  const as = await backend.as('admin');
  await backend.call(revokeCertificate, { as, params: { id }, body: { reason: 'Ошибка' } });
  expect((await oneOf(person, id)).value).toMatchObject({ status: 'revoked', revokeReason: 'Ошибка' });
});

describe('a test', () => {
  test.each([
    [5, 1],
    [4, 1],
    [3, 0],
    [0, 0],
  ])('with %i right answers of five earns %i', async (right, count) => {
    const { person } = await holder(right);
    expect(await listOf(person)).toHaveLength(count);
  });

  test('says whose page it has with its result, at once and later, as long as it holds', async () => {
    const { person, made, id, sent } = await holder(4);
    expect(sent.value.certificateId).toBe(id);
    const params = { id: made.id };
    const lastOf = async (as: Actor) => (await backend.call(getTest, { as, params })).value.lastResult;
    expect((await lastOf(person))?.certificateId).toBe(id);
    const other = await backend.as();
    await backend.call(sendTest, { as: other, params, body: { answers: made.answers(3) } });
    expect((await lastOf(other))?.certificateId).toBeNull();
    const as = await backend.as('admin');
    await backend.call(revokeCertificate, { as, params: { id }, body: { reason: 'Ошибка' } });
    expect((await lastOf(person))?.certificateId).toBeNull();
  });

  test('of the express kind earns none', async () => {
    const { person } = await holder(5, { availableErrorsCount: 1, countPoints: 20 });
    expect(await listOf(person)).toEqual([]);
  });

  test('sent five times at once earns one', async () => {
    const person = await backend.as();
    const made = await given.test({ pays: FIVE });
    const send = () =>
      backend.call(sendTest, { as: person, params: { id: made.id }, body: { answers: made.answers(5) } });
    await Promise.all(Array.from({ length: 5 }, send));
    expect(await listOf(person)).toHaveLength(1);
  });

  test('is told with its title, brand, points, date and public address', async () => {
    const mark = await backend.given.mark({ name: 'Марка' });
    const { own } = await holder(4, { markId: mark.id });
    expect(own).toMatchObject({
      title: 'Кожа зимой',
      subtitle: 'Тест, 4\u00a0верных ответа из 5',
      points: 40,
      brand: mark.slug,
      brandName: 'Марка',
      status: 'valid',
      issuedAt: backend.clock.now().toISOString(),
      url: `/certificates/${own?.number ?? ''}`,
    });
  });
});

test('a course earns one with its last step, whatever the order; another’s steps count for nobody', async () => {
  const [row] = await backend.db
    .insert(courses)
    .values({ slug: unique('course'), title: 'Основы' })
    .returning();
  const courseId = row?.id ?? '';
  const [article, last] = [await given.article(), await given.test()];
  await backend.db.insert(courseSteps).values([
    { courseId, slug: 'step-1', title: 'Статья', articleId: article.id },
    { courseId, slug: 'step-2', title: 'Проверка', testId: last.id },
  ]);
  const [anna, other] = [await backend.as(), await backend.as()];
  const read = (as: Actor) =>
    backend.call(reportProgress, {
      as,
      params: { id: article.id },
      body: { ranges: [], duration: 0, deviceId: 'a' },
    });
  const body = { answers: last.answers(1) };
  await backend.call(sendTest, { as: anna, params: { id: last.id }, body });
  expect(await listOf(anna)).toEqual([]);
  expect([(await read(other)).status, (await read(anna)).status, (await read(anna)).status]).toEqual([
    200, 200, 200,
  ]);
  expect(await listOf(anna)).toMatchObject([
    { title: 'Основы', brand: null, brandName: 'ПроЭксперт', points: 0 },
  ]);
  expect(await listOf(other)).toEqual([]);
});

describe('the public check', () => {
  test('repeats name, title, date and status, and nothing else, to anybody', async () => {
    const { number, person } = await holder();
    const called = await check(number.toLowerCase().replaceAll('-', ' '));
    expect(called.value).toMatchObject({
      number,
      holder: 'Соколова Анна Викторовна',
      title: 'Кожа зимой',
      status: 'valid',
      issuedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(JSON.stringify(called.document)).not.toContain(person.email);
    expect(Object.keys(called.value).sort()).toEqual(
      [
        'brand',
        'brandName',
        'holder',
        'id',
        'issuedAt',
        'number',
        'revokedAt',
        'status',
        'subtitle',
        'title',
        'type',
      ].filter((name) => name in called.value),
    );
  });

  test('of a number that is none is 404, and 429 after twenty; others go on, and right numbers cost nothing', async () => {
    const { number } = await holder();
    for (let turn = 0; turn < 25; turn += 1) expect((await check(number, '10.2.0.2')).status).toBe(200);
    for (let turn = 0; turn < 20; turn += 1)
      expect((await check(turn % 2 ? NOBODYS : 'abc', '10.2.0.2')).status).toBe(404);
    const over = await check(number, '10.2.0.2');
    expect([over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await check(number, '10.2.0.3')).status).toBe(200);
  });

  test('of an erased person tells the status without the name', async () => {
    const { person, number } = await holder();
    expect((await backend.call(deleteAccount, { as: person, body: { password: PASSWORD } })).status).toBe(
      204,
    );
    const { value } = await check(number);
    expect(value).toMatchObject({ holder: null, title: 'Кожа зимой', status: 'valid' });
  });
});

describe('revoking', () => {
  const revoke = (as: Actor, id: string, reason = 'Тест пройден за другого') =>
    backend.call(revokeCertificate, { as, params: { id }, body: { reason } });

  test('is refused to the owner and to other staff, none is 404, no reason 422', async () => {
    const { person, id, number } = await holder();
    expect([
      (await revoke(person, id)).status,
      (await revoke(await backend.as('moderator'), id)).status,
    ]).toEqual([403, 403]);
    const admin = await backend.as('admin');
    expect([(await revoke(admin, '0')).status, (await revoke(admin, id, ' ')).status]).toEqual([404, 422]);
    expect((await check(number)).value.status).toBe('valid');
  });

  test('is said to the owner with the first reason, on the public page, and in the trail', async () => {
    const { person, id, number } = await holder();
    const admin = await backend.as('admin');
    expect((await revoke(admin, id)).value.status).toBe('revoked');
    await revoke(admin, id, 'Другая причина');
    expect(await listOf(person)).toMatchObject([
      { status: 'revoked', revokeReason: 'Тест пройден за другого' },
    ]);
    expect((await check(number)).value).toMatchObject({
      status: 'revoked',
      revokedAt: backend.clock.now().toISOString(),
    });
    const trail = and(eq(auditRecords.action, 'certificate.revoked'), eq(auditRecords.subjectId, id));
    expect(await backend.db.$count(auditRecords, trail)).toBe(1);
  });
});

test('the file is a PDF of the owner with the name that was earned under', async () => {
  const { person, id, number } = await holder();
  const { status, headers, value } = await fileOf(person, id);
  const bytes = Buffer.from(value.body as Uint8Array);
  expect([status, headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toContain(encodeURIComponent(`Сертификат ${number}.pdf`));
  expect(headers.get('content-disposition')).toContain(`filename="${number}.pdf"`);
  // the address of the public page is a link inside, and the Cyrillic font travels along
  expect(bytes.toString('latin1')).toContain(`(https://portal.example/certificates/${number})`);
  expect(bytes.toString('latin1')).toMatch(/\+Onest-Bold/);
  const [row] = await backend.db.select().from(certificates).where(eq(certificates.id, id));
  expect(row?.holder).toBe('Соколова Анна Викторовна');
});
