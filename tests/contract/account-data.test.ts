import { and, eq, getTableName } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reportProgress } from '@/api/articles/endpoints';
import { login } from '@/api/auth/endpoints';
import { addFavorite } from '@/api/learnings/endpoints';
import { listNotifications } from '@/api/notifications/endpoints';
import { answerQuestion, askQuestion, redirectQuestion } from '@/api/questions/endpoints';
import { createRating } from '@/api/ratings/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { sendTest } from '@/api/tests/endpoints';
import { changePassword, deleteAccount, exportAccount, updateAvatar, updateUser } from '@/api/user/endpoints';
import { consents } from '@/backend/db/schema/consents';
import { files as storedFiles, auditRecords } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import { PERSONAL_COLUMNS } from '@/backend/services/account/personal-tables';
import { hashPassword } from '@/backend/services/auth/passwords';
import { consentVersion } from '@/lib/domain/consent-texts';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenQuestions } from '../helpers/given-questions';
import { unzip } from '../helpers/unzip';

const PASSWORD = 'Demo2026pass';

let backend: TestBackend;
let given: GivenLearning;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

const exported = async (as: Actor) => {
  const { value: started } = await backend.call(exportAccount, { as });
  await backend.work();
  const { value } = await backend.call(getRunFile, { as, params: { id: started.id } });
  const found = await unzip(value.body as Uint8Array);
  const rows = (name: string) =>
    JSON.parse(found.get(`${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[];
  return { found, rows, text: [...found.values()].map(String).join('\n') };
};

/** Somebody who has done a little of everything. */
async function busyPerson(): Promise<Actor> {
  const anna = await backend.given.user({ passwordHash, lastName: 'Несравненная' });
  const made = await given.test({ pays: [10, 10] });
  const article = await given.article();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00aec7' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
  const as = anna;
  const statuses = [
    await backend.call(sendTest, { as, params: { id: made.id }, body: { answers: made.answers(2) } }),
    await backend.call(reportProgress, {
      as,
      params: { id: article.id },
      body: { ranges: [], duration: 0, deviceId: 'phone' },
    }),
    await backend.call(addFavorite, { as, params: { id: article.learningId } }),
    await backend.call(createRating, {
      as,
      body: { rateableType: 'article', rateableId: article.id, rating: 5 },
    }),
    await backend.call(askQuestion, { as, body: { question: 'Можно ли ретинол летом?', isActive: true } }),
    await backend.call(updateAvatar, { as, params: { id: anna.id }, body: { file } }),
    await backend.call(login, { body: { email: anna.email, password: PASSWORD } }),
    await backend.call(updateUser, {
      as,
      params: { id: anna.id },
      body: { email: `new.${anna.email}`, currentPassword: PASSWORD },
    }),
  ].map(({ status }) => status);
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const consent = {
    userId: anna.id,
    kind: 'personal-data' as const,
    textVersion: consentVersion('personal-data'),
  };
  await backend.db.insert(consents).values({ ...consent, givenAt: backend.clock.now(), ip: '10.0.0.9' });
  return anna;
}

test('without a session there is no export', async () => {
  expect((await backend.call(exportAccount)).status).toBe(401);
});

test('a person gets what is kept about them, and nothing of others or of the server’s own', async () => {
  const [anna, other] = [await busyPerson(), await busyPerson()];
  const { found, rows, text } = await exported(anna);
  expect(rows('profile')).toMatchObject([{ email: anna.email, lastName: 'Несравненная' }]);
  expect(rows('points-history')).toMatchObject([{ amount: 20, balanceAfter: 20 }]);
  expect(rows('test-attempts')).toMatchObject([{ result: { correctAnswersCount: 2 } }]);
  expect(rows('test-attempts')[0]?.answers).toHaveLength(2);
  expect(rows('questions')).toMatchObject([{ text: 'Можно ли ретинол летом?' }]);
  for (const name of [
    'consents',
    'favourites',
    'ratings',
    'articles-read',
    'notifications',
    'certificates',
    'files',
  ])
    expect([name, rows(name).length]).toEqual([name, 1]);
  expect(rows('sessions')).toHaveLength(2);
  expect(rows('cart')).toEqual([]);
  expect(found.get('photo.webp')?.subarray(8, 12).toString()).toBe('WEBP');
  expect(found.get('ПРОЧТИТЕ.txt')?.toString()).toContain('profile.json: личные данные');
  expect(text).not.toContain('$argon2id$');
  expect(text).not.toMatch(/"(passwordHash|tokenHash|idempotencyKey)"/);
  expect(text).not.toContain(other.email);
});

test('an address outside, that a question went to, is given to neither its asker nor who sent it', async () => {
  const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
  const { id } = await givenQuestions(backend).question({ askerId: anna.id });
  const body = { email: 'doctor@clinic.example', comment: '' };
  expect((await backend.call(redirectQuestion, { as: manager, params: { id }, body })).status).toBe(200);
  const asked = await exported(anna);
  expect(asked.rows('questions')).toMatchObject([{ id, redirectedAt: backend.clock.now().toISOString() }]);
  expect(asked.text).not.toContain(body.email);
  const sent = await exported(manager);
  const noted = sent.rows('journal').find(({ action }) => action === 'question.redirected');
  expect(noted).toMatchObject({ subjectId: id, details: {} });
  expect(sent.text).not.toContain(body.email);
});

test('what a question said before it was corrected is not the expert’s to take along, and goes with its asker', async () => {
  const [anna, manager] = [
    await backend.given.user({ passwordHash }),
    await backend.as('multi-menedzer-faq'),
  ];
  const before = 'Аллергия у Анны Несравненной?';
  const { id } = await givenQuestions(backend).question({ askerId: anna.id, text: before });
  const body = { question: 'Бывает ли аллергия?', answer: 'Бывает, и нередко.' };
  expect((await backend.call(answerQuestion, { as: manager, params: { id }, body })).status).toBe(200);
  const trail = () => backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, id));
  expect(JSON.stringify(await trail())).toContain(before);
  expect((await exported(manager)).text).not.toContain(before);
  const erased = await backend.call(deleteAccount, { as: anna, body: { password: PASSWORD } });
  expect(erased.status).toBe(204);
  expect(JSON.stringify(await trail())).not.toContain(before);
});

test('it leaves a trace, a second at once is refused, and so is the fourth in a day', async () => {
  const anna = await backend.given.user();
  const start = () => backend.call(exportAccount, { as: anna });
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await start()).status).toBe(200);
    const second = await start();
    expect([second.status, second.errors[0]?.code]).toEqual([409, 'run-under-way']);
    await backend.work();
  }
  const over = await start();
  expect([over.status, over.errors[0]?.code]).toEqual([429, 'too-many-runs']);
  expect(over.headers.get('retry-after')).toBe(String(24 * 3600));
  expect((await backend.call(exportAccount, { as: await backend.as() })).status).toBe(200);
  const traces = and(eq(auditRecords.action, 'user.exported'), eq(auditRecords.actorId, anna.id));
  expect(await backend.db.$count(auditRecords, traces)).toBe(3);
});

test('erasing takes every row that is the person’s alone, the photograph, and blanks what stays', async () => {
  const [anna, other] = [await busyPerson(), await busyPerson()];
  const [photo] = await backend.db.select().from(storedFiles).where(eq(storedFiles.ownerId, anna.id));
  const photograph = () => backend.deps.files.open(photo?.storageKey ?? '');
  expect(await photograph()).toBeDefined();
  const counts = async (userId: string) =>
    Promise.all(
      PERSONAL_COLUMNS.filter(({ erase }) => erase === 'rows').map(async ({ table, column }) => [
        getTableName(table),
        await backend.db.$count(table, eq(column, userId)),
      ]),
    );
  const before = await counts(other.id);
  const filled = (await counts(anna.id)).filter(([, count]) => Number(count) > 0);
  expect(filled.length).toBeGreaterThan(6);

  const called = await backend.call(deleteAccount, { as: anna, body: { password: PASSWORD } });
  expect(called.status).toBe(204);
  expect((await counts(anna.id)).filter(([, count]) => Number(count) > 0)).toEqual([]);
  expect(await counts(other.id)).toEqual(before);
  await vi.waitFor(async () => expect(await photograph()).toBeUndefined());
  const [row] = await backend.db.select().from(users).where(eq(users.id, anna.id));
  expect(JSON.stringify(row)).not.toMatch(/Несравненная|Анна|@|argon2/);
  const kept = await backend.db.select().from(consents).where(eq(consents.userId, anna.id));
  expect(kept).toMatchObject([{ ip: null, withdrawnAt: backend.clock.now() }]);
  const traces = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, anna.id));
  expect(traces.filter(({ ip, details }) => ip || details)).toEqual([]);
  const after = await backend.call(changePassword, {
    as: anna,
    body: { currentPassword: PASSWORD, password: 'Another2026pass' },
  });
  expect(after.status).toBe(401);
});

test('words of an unanswered question leave whoever was told of it, and no letter carries them any more', async () => {
  const anna = await backend.given.user({ passwordHash });
  const expert = await givenQuestions(backend).expert();
  const ask = async (question: string) => {
    const body = { recipient: expert.id, question, isActive: true };
    return (await backend.call(askQuestion, { as: anna, body })).value.id;
  };
  const told = async () =>
    (await backend.call(listNotifications, { as: expert })).value.items.map(({ data }) => data.text).join();
  const answered = await ask('Нужен ли тоник после умывания?');
  const params = { id: answered };
  await backend.call(answerQuestion, { as: expert, params, body: { answer: 'По желанию.' } });
  await ask('Я беременна, можно ли мне ретинол?');
  expect(await told()).toContain('беременна');
  await backend.call(deleteAccount, { as: anna, body: { password: PASSWORD } });
  expect(await told()).not.toContain('беременна');
  expect(await told()).toContain('тоник');
  await backend.deliver();
  const letters = backend.letters.filter(({ to }) => to === expert.email).map(({ text }) => text);
  expect([letters.length, letters.join().includes('беременна')]).toEqual([1, false]);
});

test('who confirmed what: the dates are in the export, the name of who did is not, and all goes with the account', async () => {
  const [anna, agent] = [await backend.given.user({ passwordHash }), await backend.as('admin')];
  const confirmed = { pharmacyConfirmedAt: new Date(), pharmacyConfirmedById: agent.id };
  await backend.db.update(users).set(confirmed).where(eq(users.id, anna.id));
  const [profile] = (await exported(anna)).rows('profile');
  expect(profile?.emailConfirmedAt).toBe('2026-11-20T09:00:00.000Z');
  expect(Object.keys(profile ?? {})).toContain('pharmacyConfirmedAt');
  expect(Object.keys(profile ?? {})).not.toContain('pharmacyConfirmedById');
  await backend.call(deleteAccount, { as: anna, body: { password: PASSWORD } });
  const [row] = await backend.db.select().from(users).where(eq(users.id, anna.id));
  expect([row?.emailConfirmedAt, row?.pharmacyConfirmedAt, row?.pharmacyConfirmedById]).toEqual([
    null,
    null,
    null,
  ]);
});
