import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, register, updateUser } from '@/api/user/endpoints';
import { consents } from '@/backend/db/schema/consents';
import { auditRecords } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import { CONSENT_TEXTS, consentOf, consentVersion } from '@/lib/domain/consent-texts';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { from, registrationForm } from '../helpers/registration';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => backend.close());

const rowsOf = (userId: string) =>
  backend.db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id);
const told = (called: Awaited<ReturnType<typeof backend.call>>) => [
  called.status,
  ...called.errors.map(({ code, source }) => [code, source?.pointer?.replace('/data/attributes/', '')]),
];

describe('registration', () => {
  const form = async () => ({
    ...(await registrationForm(backend.given)),
    mailingAgreement: true,
    mailingVersion: consentVersion('mailing'),
  });
  type Body = {
    [Field in keyof Awaited<ReturnType<typeof form>>]: Awaited<ReturnType<typeof form>>[Field] | undefined;
  };
  const send = (body: Body, headers = from()) => backend.call(register, { body: body as never, headers });

  test.each([
    ['agreement', { agreementVersion: undefined }, 'consent-unseen'],
    ['mailing_agreement', { mailingVersion: undefined }, 'consent-unseen'],
    ['agreement', { agreementVersion: '2020-01-1' }, 'consent-changed'],
    ['mailing_agreement', { mailingVersion: '2020-01-1' }, 'consent-changed'],
  ])('is refused at %s when its words were not seen or were others: %o', async (field, seen, code) => {
    const body = { ...(await form()), ...seen };
    const called = await send(body);
    expect(told(called)).toEqual([422, [code, field]]);
    const kind = field === 'agreement' ? 'personal-data' : 'mailing';
    const today = consentOf(called.errors[0]?.meta);
    expect(today, 'the words of today come along').toEqual({ kind, words: CONSENT_TEXTS[kind] });
    expect(await backend.db.$count(users, eq(users.email, body.email))).toBe(0);
  });

  test('both boxes are told at once', async () => {
    const called = await send({ ...(await form()), agreementVersion: '1', mailingVersion: undefined });
    expect(told(called)).toEqual([
      422,
      ['consent-changed', 'agreement'],
      ['consent-unseen', 'mailing_agreement'],
    ]);
  });

  test('a refused one leaves no consent behind', async () => {
    const body = await form();
    await send(body);
    const before = await backend.db.$count(consents);
    expect((await send(body)).status).toBe(422);
    expect(await backend.db.$count(consents)).toBe(before);
  });

  test('each consent is stored with its version, time and address; what was not ticked is none', async () => {
    const [headers, at] = [from(), backend.clock.now()];
    const both = await send(await form(), headers);
    const one = await send({ ...(await form()), mailingAgreement: false, mailingVersion: undefined });
    const given = { ip: headers['x-forwarded-for'], withdrawnAt: null, withdrawnById: null };
    const kept = await rowsOf(both.value.id);
    expect(kept).toMatchObject([
      { ...given, kind: 'personal-data', textVersion: CONSENT_TEXTS['personal-data'].version },
      { ...given, kind: 'mailing', textVersion: CONSENT_TEXTS.mailing.version },
    ]);
    expect(kept.every(({ givenAt }) => givenAt.getTime() >= at.getTime())).toBe(true);
    expect((await rowsOf(one.value.id)).map(({ kind }) => kind)).toEqual(['personal-data']);
  });
});

describe('the tick of the account', () => {
  const tick = (as: Actor, mailingAgreement: boolean, seen?: string, id = as.id) =>
    backend.call(updateUser, {
      as,
      params: { id },
      body: { mailingAgreement, ...(seen === undefined ? {} : { mailingVersion: seen }) },
      headers: from(),
    });
  const today = consentVersion('mailing');
  const agrees = async (as: Actor) =>
    (await backend.call(getUser, { as, params: { id: as.id } })).value.mailingAgreement;

  test.each([
    [undefined, 'consent-unseen'],
    ['2020-01-1', 'consent-changed'],
  ])(
    'with the words of version %s is refused, keeps nothing and brings the words of today',
    async (seen, code) => {
      const anna = await backend.given.user();
      const called = await tick(anna, true, seen);
      expect(told(called)).toEqual([422, [code, 'mailing_agreement']]);
      expect(consentOf(called.errors[0]?.meta)?.words).toEqual(CONSENT_TEXTS.mailing);
      expect([await rowsOf(anna.id), await agrees(anna)]).toEqual([[], false]);
    },
  );

  test('is a consent of its own, withdrawn and given anew; the same once more changes nothing', async () => {
    const anna = await backend.given.user();
    for (const agreed of [true, true, false, false, true]) {
      expect((await tick(anna, agreed, agreed ? today : undefined)).status).toBe(200);
    }
    expect((await tick(anna, true)).status, 'the form sends what was agreed to before').toBe(200);
    const kept = await rowsOf(anna.id);
    expect(
      kept.map(({ kind, textVersion, withdrawnAt }) => [kind, textVersion, withdrawnAt !== null]),
    ).toEqual([
      ['mailing', today, true],
      ['mailing', today, false],
    ]);
    expect(kept.map(({ withdrawnById }) => withdrawnById)).toEqual([anna.id, null]);
  });

  test('staff who see a person but may not change them withdraw nothing', async () => {
    const [support, stranger, anna] = [
      await backend.as('support'),
      await backend.as(),
      await backend.given.user(),
    ];
    await tick(anna, true, today);
    expect(
      (await backend.call(updateUser, { params: { id: anna.id }, body: { mailingAgreement: false } })).status,
    ).toBe(401);
    expect((await tick(support, false, undefined, anna.id)).status).toBe(403);
    expect((await tick(stranger, false, undefined, anna.id)).status).toBe(404);
    expect(await agrees(anna)).toBe(true);
  });

  test('nobody agrees for somebody else, whatever version they name; the rest of such a body is not kept', async () => {
    const [admin, anna] = [await backend.as('admin'), await backend.given.user()];
    const body = { mailingAgreement: true, mailingVersion: today, firstName: 'Мария' };
    const called = await backend.call(updateUser, { as: admin, params: { id: anna.id }, body });
    expect(told(called)).toEqual([422, ['consent-not-yours', 'mailing_agreement']]);
    const { value } = await backend.call(getUser, { as: anna, params: { id: anna.id } });
    expect([value.firstName, value.mailingAgreement, await rowsOf(anna.id)]).toEqual(['Анна', false, []]);
  });

  test('an admin withdraws for who asked: who and when stay with the consent, and in the trail', async () => {
    const [admin, anna] = [await backend.as('admin'), await backend.given.user()];
    await tick(anna, true, today);
    expect((await tick(admin, true, undefined, anna.id)).status, 'what is so already is no consent').toBe(
      200,
    );
    const at = backend.clock.now();
    expect((await tick(admin, false, undefined, anna.id)).value.mailingAgreement).toBe(false);
    const [row, ...more] = await rowsOf(anna.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kind: 'mailing', textVersion: today, withdrawnById: admin.id });
    expect(row?.withdrawnAt?.getTime()).toBeGreaterThanOrEqual(at.getTime());
    const noted = await backend.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'user.updated'), eq(auditRecords.subjectId, anna.id)));
    expect(noted.map(({ actorId, details }) => [actorId, details])).toEqual([
      [admin.id, { fields: ['mailingAgreement'] }],
      [admin.id, { fields: ['mailingAgreement'] }],
    ]);
  });
});
