import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeNotice, removeRegistration } from '@/api/trainings/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { userRoles } from '@/backend/db/schema/users';
import { cancelTraining } from '@/backend/services/trainings/cancel-training';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

const change = (as: Actor | undefined, id: string, notLaterHours: number, key = crypto.randomUUID()) =>
  backend.call(changeNotice, {
    ...(as ? { as } : {}),
    params: { id },
    body: { notLaterHours },
    idempotencyKey: key,
  });
const remove = (as: Actor, id: string) => backend.call(removeRegistration, { as, params: { id }, body: {} });
const seatNotices = async ({ id }: Actor) => {
  const rows = await backend.db.select().from(notifications).where(eq(notifications.userId, id));
  return rows.filter(({ data }) => data.title.startsWith('Место освободилось')).length;
};

/** A full date a day ahead, who holds its seat, and who wants to know two days before the start. */
async function line() {
  const training = await given.training({ capacity: 1, inDays: 1 });
  const [holder, waits] = [await backend.as(), await backend.as()];
  const seat = (await given.register(holder, training.id)).value.registeredPharmacistId ?? '';
  const { value } = await given.register(waits, training.id, { waiting: true, notLaterHours: 48 });
  return { training, holder, seat, waits, place: value.waitingId ?? '' };
}

test('nobody else changes a place in line; a stranger’s and an absent one look alike', async () => {
  const { place, holder } = await line();
  expect((await change(undefined, place, 3)).status).toBe(401);
  const [foreign, absent] = [await change(holder, place, 3), await change(holder, '987654321', 3)];
  expect([codeOf(foreign), foreign.document]).toEqual(['404 registration-missing', absent.document]);
  for (const role of ['trainer', 'admin'])
    expect(codeOf(await change(await backend.as(role), place, 3))).toBe('404 registration-missing');
});

test('who has joined the staff is refused as in booking', async () => {
  const { place, waits, training } = await line();
  const staff = eq(userRoles.userId, (await backend.as('trainer')).id);
  const [held] = await backend.db.select().from(userRoles).where(staff);
  await backend.db.insert(userRoles).values({ userId: waits.id, roleId: held?.roleId ?? '' });
  expect(codeOf(await change(waits, place, 3))).toBe('403 not-a-pharmacist');
  expect(await given.people(training.id, 'waiting')).toEqual([waits.id]);
});

test('a number that is not offered, a seat, and a place that is over are refused', async () => {
  const { place, waits, holder, seat, training } = await line();
  for (const wrong of [0, 5, 1.5]) {
    const { status, errors } = await change(waits, place, wrong);
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/not_later_hours']);
  }
  expect(codeOf(await change(holder, seat, 3))).toBe('409 not-waiting');
  const late = await backend.during(training.startsAt, () => change(waits, place, 3));
  expect(codeOf(late)).toBe('409 training-started');
  await remove(waits, place);
  expect(codeOf(await change(waits, place, 3))).toBe('409 not-waiting');
  const cancelled = await line();
  await cancelTraining(backend.ctx(await backend.as('trainer')), cancelled.training.id, null);
  expect(codeOf(await change(cancelled.waits, cancelled.place, 3))).toBe('409 not-waiting');
});

test('a place is kept with the new number; a seat that is freed then comes by it', async () => {
  const { place, waits, holder, seat, training } = await line();
  const { status, value } = await change(waits, place, 12);
  expect([status, value]).toEqual([
    200,
    expect.objectContaining({ id: training.id, myState: 'waiting', waitingPosition: 1, notLaterHours: 12 }),
  ]);
  await remove(holder, seat);
  expect(await given.people(training.id, 'registered')).toEqual([waits.id]);
});

test('a smaller number seats at once who was gone past, and tells them once', async () => {
  const { place, waits, holder, seat, training } = await line();
  await remove(holder, seat);
  expect([await given.taken(training.id), await given.people(training.id, 'waiting')]).toEqual([
    0,
    [waits.id],
  ]);
  const [first, again] = [await change(waits, place, 12, 'sooner'), await change(waits, place, 12, 'sooner')];
  expect(first.value).toMatchObject({
    myState: 'registered',
    registeredPharmacistId: place,
    waitingId: null,
  });
  expect(again.document).toEqual(first.document);
  expect([await given.taken(training.id), await seatNotices(waits)]).toEqual([1, 1]);
});

test('two who change at once get the one seat between them', async () => {
  const { place, waits, holder, seat, training } = await line();
  const other = await backend.as();
  const { value } = await given.register(other, training.id, { waiting: true, notLaterHours: 48 });
  await remove(holder, seat);
  const answers = await Promise.all([change(waits, place, 3), change(other, value.waitingId ?? '', 3)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await given.taken(training.id), (await given.people(training.id, 'registered')).length]).toEqual([
    1, 1,
  ]);
});
