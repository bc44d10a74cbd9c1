import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardVisitors, listAwardees } from '@/api/awards/endpoints';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import { notifications } from '@/backend/db/schema/notifications';
import { balances, ledgerEntries } from '@/backend/db/schema/points';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { users } from '@/backend/db/schema/users';
import { lockPersons } from '@/backend/db/lock-person';
import type { Db } from '@/backend/db/types';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { codeOf } from '../helpers/code-of';
import { waitingForLocks } from '../helpers/deadlocks';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

type Body = BodyOf<Awaited<ReturnType<(typeof awardVisitors)['shapes']>>>;
const award = (as: Actor, id: string, body: Body = { points: 50, reason: 'За практику' }) =>
  backend.call(awardVisitors, { as, params: { id }, body, idempotencyKey: crypto.randomUUID() });
const awardees = async (id: string) =>
  (await backend.call(listAwardees, { as: admin, params: { id }, query: {} })).value;

/** Somebody who came to a past training, or sat on it and did not. */
async function visitor(trainingId: string, came = true) {
  const person = await backend.given.user({ lastName: unique('Зимина') });
  const seat = await given.seat(person.id, trainingId);
  if (came) await mark(seat);
  return { ...person, seat };
}
const mark = (seat: string) =>
  backend.db
    .update(trainingRegistrations)
    .set({ visitedAt: new Date('2026-11-18T09:00:00Z') })
    .where(eq(trainingRegistrations.id, seat));
const entriesOf = (id: string) =>
  backend.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.subjectType, 'training'), eq(ledgerEntries.subjectId, id)));

const CALLS: [string, Endpoint, object][] = [
  ['listAwardees', listAwardees as unknown as Endpoint, {}],
  ['awardVisitors', awardVisitors as unknown as Endpoint, { body: { points: 5 }, idempotencyKey: 'a1' }],
];
test.each(CALLS)('%s is for admins, and 404 for no training', async (_, endpoint, rest) => {
  const asked = { params: { id: '987654321' }, ...rest };
  expect((await backend.call(endpoint, asked as never)).status).toBe(401);
  for (const role of [undefined, 'trainer', 'support', 'Представитель']) {
    const as = await backend.as(role);
    expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
  }
  expect(codeOf(await backend.call(endpoint, { ...asked, as: admin } as never))).toBe('404 training-missing');
});

describe('points for who came', () => {
  test('are whole, from one to a thousand', async () => {
    const { id } = await given.training({ inDays: -2 });
    for (const points of [0, -5, 1.5, 1001, 'сто']) {
      const { status, errors } = await award(admin, id, { points, reason: null });
      expect([status, errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/points']);
    }
    expect(codeOf(await award(admin, id))).toBe('409 nobody-to-award');
  });

  test('go to those who came and have an account, once each, and who is marked later gets theirs', async () => {
    const { id } = await given.training({ inDays: -2 });
    const [came, absent, archived] = [await visitor(id), await visitor(id, false), await visitor(id)];
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, archived.id));
    await backend.db.insert(trainingRegistrations).values({
      ...{ trainingId: id, state: 'registered', source: 'walk-in', since: now, visitedAt: now },
      ...{
        checkInCode: unique('code'),
        guest: {
          ...{ lastName: 'Гостева', firstName: 'Вера', middleName: '', email: '', phone: '' },
          pharmacyId: '1',
        },
      },
    });
    const before = await awardees(id);
    expect(before.items.map(({ id: of }) => of)).toEqual([came.id]);
    expect(before.meta).toMatchObject({ came: 1, awarded: 0, guests: 1 });
    expect((await award(admin, id)).value).toEqual({ id, people: 1, points: 50 });
    expect(codeOf(await award(admin, id))).toBe('409 nobody-to-award');
    await mark(absent.seat);
    expect((await awardees(id)).meta).toMatchObject({ came: 2, awarded: 1 });
    expect((await award(admin, id, { points: 30 })).value).toMatchObject({ people: 1, points: 30 });
    const paid = (await entriesOf(id)).map(({ userId, amount, kind, authorId }) => [
      ...[userId, amount, kind, authorId],
    ]);
    expect(paid).toEqual([
      [came.id, 50, 'award', admin.id],
      [absent.id, 30, 'award', admin.id],
    ]);
    const [news] = await backend.db.select().from(notifications).where(eq(notifications.userId, came.id));
    expect(news?.data.title.replaceAll('\u00a0', ' ')).toMatch(/^Начислено 50 баллов/);
    expect(news?.data.text).toContain('За практику');
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, id));
    expect(trail.map(({ action, details }) => [action, details])).toEqual([
      ['training.awarded', { people: 1, points: 50 }],
      ['training.awarded', { people: 1, points: 30 }],
    ]);
  });

  test.runIf(testEngine() === 'postgres')('are not paid to who leaves as the button is pressed', async () => {
    const { id } = await given.training({ inDays: -2 });
    const [leaves, stays] = [await visitor(id), await visitor(id)];
    let pressed: ReturnType<typeof award> | undefined;
    await backend.db.transaction(async (tx) => {
      await lockPersons(tx as unknown as Db, [leaves.id]);
      pressed = award(admin, id);
      await expect.poll(() => waitingForLocks(backend.db)).toBe(1);
      await tx.update(users).set({ erasedAt: now }).where(eq(users.id, leaves.id));
    });
    expect((await pressed)?.value).toMatchObject({ people: 1 });
    expect((await entriesOf(id)).map(({ userId }) => userId)).toEqual([stays.id]);
  });

  test('are paid once by two admins who press five times each', async () => {
    const { id } = await given.training({ inDays: -2 });
    const people = await Promise.all(Array.from({ length: 12 }, () => visitor(id)));
    const second = await backend.as('super-admin');
    const presses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => award(at % 2 === 0 ? admin : second, id)),
    );
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await entriesOf(id)).toHaveLength(people.length);
    for (const person of people) {
      const [balance] = await backend.db.select().from(balances).where(eq(balances.userId, person.id));
      expect([balance?.balance, balance?.earned]).toEqual([50, 50]);
    }
  });
});
