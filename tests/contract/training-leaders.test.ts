import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRegistration } from '@/api/trainings/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { trainingQuotas } from '@/backend/db/schema/quotas';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { users } from '@/backend/db/schema/users';
import { JOBS } from '@/backend/jobs/jobs';
import { notifyLeaders } from '@/backend/services/trainings/notify-leaders';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

/** Two servers at once. */
const tell = (moment = now) =>
  backend.during(moment, () => Promise.all([notifyLeaders(backend.deps), notifyLeaders(backend.deps)]));
const after = ({ endsAt }: { endsAt: Date }, ms: number) => new Date(endsAt.getTime() + ms);
async function told({ id }: Actor) {
  const own = and(eq(notifications.userId, id), eq(notifications.kind, 'training-staff'));
  const rows = await backend.db.select().from(notifications).where(own).orderBy(notifications.id);
  return rows.map(({ data }) => data);
}
const leader = (role = 'trainer') => backend.as(role);
/** A date whose one seat is kept for a link. */
async function keptWhole({ id: leaderId }: Actor) {
  const training = await given.training({ leaderId, capacity: 1, inDays: 4 });
  const kept = { trainingId: training.id, authorId: leaderId, kind: 'link' as const, code: unique('code') };
  await backend.db.insert(trainingQuotas).values({ ...kept, seats: 1 });
  return training;
}
const leave = (as: Actor, seat: string) =>
  backend.call(removeRegistration, { as, params: { id: seat }, body: { reason: 'Заболел' } });

test('the job is among those that repeat', () => {
  expect(JOBS.map(({ run }) => run)).toContain(notifyLeaders);
});

describe('a leader is told', () => {
  test('once that a training has no free seat, with how many wait', async () => {
    const as = await leader();
    const training = await given.training({ leaderId: as.id, capacity: 1, inDays: 4 });
    const [first, second] = [await backend.as(), await backend.as()];
    await tell();
    expect(await told(as)).toEqual([]);
    await given.register(first, training.id);
    await given.register(second, training.id, { waiting: true });
    await tell();
    await tell(new Date(now.getTime() + HOUR_MS));
    const [news, ...more] = await told(as);
    expect(more).toEqual([]);
    expect(news?.title).toMatch(/^Все места заняты/);
    expect(news?.text).toMatch(/В листе ожидания 1\sчеловек\./);
    expect(news?.link).toBe(`/lk/trainings/${training.id}`);
  });

  test('a day after the end that nobody is marked, where somebody was recorded', async () => {
    const as = await leader('expert');
    const training = await given.training({ leaderId: as.id, inDays: -1 });
    const empty = await given.training({ leaderId: as.id, inDays: -1 });
    await given.seat((await backend.as()).id, training.id);
    await tell(after(training, DAY_MS - 60_000));
    expect(await told(as)).toEqual([]);
    await tell(after(training, DAY_MS));
    await tell(after(training, 2 * DAY_MS));
    const [news, ...more] = await told(as);
    expect([news?.title, more]).toEqual([expect.stringMatching(/^Отметьте, кто пришёл/), []]);
    // an expert has no page of the training, the visits open
    expect(news?.link).toBe(`/lk/trainings/pharmacist-visit?training=${training.id}`);
    expect(news?.link).not.toContain(empty.id);
  });

  test('nothing of it once a visit is marked, nor three days later', async () => {
    const as = await leader();
    const [marked, late] = [
      await given.training({ leaderId: as.id, inDays: -1 }),
      await given.training({ leaderId: as.id, inDays: -5 }),
    ];
    const seat = await given.seat((await backend.as()).id, marked.id);
    await given.seat((await backend.as()).id, late.id);
    await backend.db
      .update(trainingRegistrations)
      .set({ visitedAt: marked.startsAt })
      .where(eq(trainingRegistrations.id, seat));
    await tell(after(marked, DAY_MS));
    expect(await told(as)).toEqual([]);
  });

  test('in one message of the seats that were given up late within an hour', async () => {
    const as = await leader();
    const topicId = await given.topic();
    const soon = await given.training({ leaderId: as.id, inDays: 0.5, capacity: 9, topicId });
    const next = await given.training({ leaderId: as.id, inDays: 0.7, capacity: 9 });
    const far = await given.training({ leaderId: as.id, inDays: 4, capacity: 9 });
    for (const { id } of [soon, soon, next, far]) {
      const person = await backend.as();
      await leave(person, await given.seat(person.id, id));
    }
    await tell(new Date(now.getTime() + HOUR_MS - 60_000));
    expect(await told(as), 'the hour is not over').toEqual([]);
    await tell(new Date(now.getTime() + HOUR_MS));
    await tell(new Date(now.getTime() + 2 * HOUR_MS));
    const [news, ...more] = await told(as);
    expect([news?.title, more]).toEqual([expect.stringMatching(/^Поздняя отмена: 3\sместа/), []]);
    expect(news?.text).toMatch(/: 2\..*: 1\./);
  });

  test('nothing of a cancelled training, and nobody whose account is closed', async () => {
    const gone = await leader();
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, gone.id));
    const erased = await leader();
    await backend.db.update(users).set({ erasedAt: now }).where(eq(users.id, erased.id));
    const calledOff = await leader();
    for (const { id: leaderId } of [gone, erased]) {
      const training = await given.training({ leaderId, capacity: 1, inDays: 4 });
      await given.register(await backend.as(), training.id);
    }
    const { id } = await keptWhole(calledOff);
    await backend.db.update(trainings).set({ status: 'cancelled' }).where(eq(trainings.id, id));
    await tell();
    for (const as of [gone, erased, calledOff]) expect(await told(as)).toEqual([]);
  });

  test('of a date whose last seats are kept for some: nobody else may book it', async () => {
    const as = await leader();
    await keptWhole(as);
    await tell();
    expect(await told(as)).toHaveLength(1);
  });
});
