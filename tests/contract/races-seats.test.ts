import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@/api/core/endpoint';
import { recordPerson } from '@/api/registrations/endpoints';
import { dropTraining } from '@/api/timetable/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import { deleteAccount } from '@/api/user/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { trainingRegistrations, trainings } from '@/backend/db/schema/trainings';
import { inTransaction } from '@/backend/db/transaction';
import { AppError } from '@/backend/http/app-error';
import { viewerOf } from '@/backend/http/context';
import { mount, type Routes } from '@/backend/http/mount';
import { hashPassword } from '@/backend/services/auth/passwords';
import { nothing } from '@/lib/json-api/answer';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { codeOf } from '../helpers/code-of';
import { deadlocksOf } from '../helpers/deadlocks';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { seatBreaches } from '../helpers/seat-breaches';
import { TIMED } from '../helpers/timed';
import { changeCapacity } from '../helpers/whole-training';

/** `SEAT_RACERS=500` runs the largest race. */
const RACERS = (process.env.SEAT_RACERS ?? '2,10,100').split(',').map(Number);
const SLOW = 120_000;
const PASSWORD = 'Demo2026pass';

const naiveBooking = endpoint({
  method: 'POST',
  path: '/probe/naive-booking/{id}',
  needs: 'signed-in',
  bodyType: 'probes',
  shapes: () => Promise.resolve({ body: z.object({}), answer: nothing }),
});

/** The control reads, counts and writes what it read. */
function probeRoutes(routes: Routes): void {
  mount(routes, naiveBooking, (ctx, { params: { id } }) =>
    inTransaction(ctx, async (tx) => {
      const [training] = await tx.select().from(trainings).where(eq(trainings.id, id));
      const there = eq(trainingRegistrations.trainingId, id);
      const taken = await tx.$count(trainingRegistrations, there);
      if (!training || taken >= (training.capacity ?? 0)) throw new AppError(409, 'no-places', 'Мест нет.');
      const now = ctx.now();
      await tx.insert(trainingRegistrations).values({
        ...{ trainingId: id, userId: viewerOf(ctx).id, state: 'registered', source: 'self' },
        ...{ since: now, checkInCode: crypto.randomUUID() },
      });
    }),
  );
}

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ routes: probeRoutes });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

const range = (length: number) => Array.from({ length }, (_, at) => at);
const all = <T>(length: number, start: (at: number) => Promise<T>) => Promise.all(range(length).map(start));
const pharmacists = (length: number) => all(length, () => backend.as());
const remove = (as: Actor, id: string) => backend.call(removeRegistration, { as, params: { id }, body: {} });

/** How many answers of each kind: `{200: 1, 'no-places': 9}`. */
function tally(answers: { status: number; errors: { code: string }[] }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, errors } of answers) {
    const name = status >= 400 ? (errors[0]?.code ?? String(status)) : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** One after another, so that the order of the line is known. */
async function inOrder(people: Actor[], trainingId: string, waiting = false): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) {
    const { value } = await given.register(person, trainingId, { waiting });
    ids.push(value.registeredPharmacistId ?? value.waitingId ?? '');
  }
  return ids;
}
const idsOf = (people: Actor[]) => people.map(({ id }) => id).sort();
const seated = async (trainingId: string) => (await given.people(trainingId, 'registered')).sort();

describe.each(RACERS)('%i callers', (racers) => {
  test('R1: for the last seat, one gets it and the rest are told', { timeout: SLOW }, async () => {
    const { id } = await given.training({ capacity: 1 });
    const people = await pharmacists(racers);
    const answers = await Promise.all(people.map((person) => given.register(person, id)));
    expect(tally(answers)).toEqual({ 200: 1, 'no-places': racers - 1 });
    expect([await given.taken(id), (await seated(id)).length]).toEqual([1, 1]);
  });

  test('R2: one person from many tabs is booked once', { timeout: SLOW }, async () => {
    const { id } = await given.training();
    const person = await backend.as();
    const answers = await all(racers, () => given.register(person, id));
    expect(tally(answers)).toEqual({ 200: 1, 'already-registered': racers - 1 });
    expect(await given.taken(id)).toBe(1);
  });

  test('R2: the same press repeated has the same answer', { timeout: SLOW }, async () => {
    const { id } = await given.training();
    const person = await backend.as();
    const key = crypto.randomUUID();
    const answers = await all(racers, () => given.register(person, id, {}, key));
    expect(tally(answers)).toEqual({ 200: racers });
    expect(new Set(answers.map(({ document }) => JSON.stringify(document))).size).toBe(1);
    expect(await given.taken(id)).toBe(1);
  });

  test(
    'R3: whoever has no seat stands in line, each at a place of their own',
    { timeout: SLOW },
    async () => {
      const capacity = Math.max(1, Math.floor(racers / 3));
      const { id } = await given.training({ capacity });
      const people = await pharmacists(racers);
      const answers = await Promise.all(
        people.map((person) => given.register(person, id, { waiting: true })),
      );
      expect(tally(answers)).toEqual({ 200: racers });
      expect([(await seated(id)).length, (await given.people(id, 'waiting')).length]).toEqual([
        capacity,
        racers - capacity,
      ]);
      const places = answers.flatMap(({ value }) => value.waitingPosition ?? []);
      expect(places.sort((one, other) => one - other)).toEqual(range(racers - capacity).map((at) => at + 1));
    },
  );
});

const RUN = Math.min(100, ...RACERS.slice(-1));
test(
  'a run on one date takes no more than three times as long as one on as many dates',
  { timeout: SLOW, ...TIMED },
  async () => {
    const people = await pharmacists(RUN);
    const one = await given.training({ capacity: RUN, inDays: 3 });
    const many = await all(RUN, () => given.training({ capacity: 1, inDays: 9 }));
    const timeOf = async (dateOf: (at: number) => { id: string }) => {
      const from = performance.now();
      const answers = await Promise.all(people.map((person, at) => given.register(person, dateOf(at).id)));
      expect(tally(answers)).toEqual({ 200: RUN });
      return performance.now() - from;
    };
    const apart = await timeOf((at) => many[at] ?? one);
    const together = await timeOf(() => one);
    expect(together / apart).toBeLessThanOrEqual(3);
  },
);

const FEW = 12;

test('R6: a lowered limit is refused or holds', { timeout: SLOW }, async () => {
  const staff = await backend.as('trainer');
  const { id } = await given.training({ capacity: FEW, leaderId: staff.id });
  const people = await pharmacists(FEW);
  const lowered = FEW / 2;
  const [change, ...answers] = await Promise.all([
    changeCapacity(backend, staff, id, lowered),
    ...people.map((person) => given.register(person, id)),
  ]);
  const isLowered = change.status === 200;
  const limit = isLowered ? lowered : FEW;
  expect(['200', '422 below-taken']).toContain(isLowered ? '200' : codeOf(change));
  expect(await given.taken(id)).toBe(limit);
  expect(tally(answers)[200]).toBe(limit);
});

test('R7: a cancelled training keeps nobody, everybody is told once', { timeout: SLOW }, async () => {
  const staff = await backend.as('trainer');
  const { id } = await given.training({ capacity: FEW, leaderId: staff.id });
  const people = await pharmacists(FEW);
  const cancel = () => backend.call(dropTraining, { as: staff, params: { id }, body: {} });
  const early = people.slice(0, FEW / 2);
  await inOrder(early, id);
  await Promise.all([
    cancel(),
    cancel(),
    ...people.slice(FEW / 2).map((person) => given.register(person, id)),
  ]);
  expect([await given.taken(id), await seated(id), await given.people(id, 'waiting')]).toEqual([0, [], []]);
  const told = await backend.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      sql`${notifications.data} ->> 'title' like 'Тренинг отменён%' and ${notifications.data} ->> 'link' like ${`%training-${id}`}`,
    );
  const booked = await given.people(id);
  expect(booked).toEqual(expect.arrayContaining(idsOf(early)));
  expect(told.map(({ userId }) => userId).sort()).toEqual(booked.sort());
});

test('R4: seats given up beside newcomers go to the first in line', { timeout: SLOW }, async () => {
  const { id } = await given.training({ capacity: 20 });
  const [holders, line, newcomers] = [await pharmacists(20), await pharmacists(30), await pharmacists(50)];
  const seats = await inOrder(holders, id);
  await inOrder(line, id, true);
  const [gone, came] = await Promise.all([
    Promise.all(holders.flatMap((person, at) => range(5).map(() => remove(person, seats[at] ?? '')))),
    Promise.all(newcomers.map((person) => given.register(person, id))),
  ]);
  expect(tally(gone)).toEqual({ 204: 20, 'registration-missing': 80 });
  expect(tally(came)).toEqual({ 'no-places': 50 });
  expect(await seated(id)).toEqual(idsOf(line.slice(0, 20)));
});

test('R5: added seats go to the line before any newcomer', { timeout: SLOW }, async () => {
  const staff = await backend.as('trainer');
  const { id } = await given.training({ capacity: 30, leaderId: staff.id });
  const first = await pharmacists(30);
  await inOrder(first, id);
  const line = await pharmacists(15);
  await inOrder(line, id, true);
  const newcomers = await pharmacists(50);
  const [raised, ...came] = await Promise.all([
    changeCapacity(backend, staff, id, 40),
    ...newcomers.map((person) => given.register(person, id)),
  ]);
  expect(raised.value).toMatchObject({ capacity: 40, taken: 40 });
  expect(tally(came)).toEqual({ 'no-places': 50 });
  expect(await seated(id)).toEqual(idsOf([...first, ...line.slice(0, 10)]));
});

// room for all, one free seat on each date, none
test.each([
  { capacity: 30, least: 20, most: 40 },
  { capacity: 21, least: 1, most: 40 },
  { capacity: 20, least: 0, most: 0 },
])(
  'R8: who changes dates crosswise, $capacity seats each, arrives or stays',
  { timeout: SLOW },
  async ({ capacity, least, most }) => {
    const topicId = await given.topic();
    const a = await given.training({ topicId, capacity, inDays: 3 });
    const b = await given.training({ topicId, capacity, inDays: 9 });
    const [first, second] = [await pharmacists(20), await pharmacists(20)];
    const [fromA, fromB] = [await inOrder(first, a.id), await inOrder(second, b.id)];
    const [toB, toA] = await Promise.all([
      Promise.all(first.map((person, at) => given.register(person, b.id, { insteadOf: fromA[at] ?? '' }))),
      Promise.all(second.map((person, at) => given.register(person, a.id, { insteadOf: fromB[at] ?? '' }))),
    ]);
    const { 200: moved = 0, 'no-places': kept = 0, ...rest } = tally([...toB, ...toA]);
    expect([moved + kept, rest]).toEqual([40, {}]);
    expect(moved).toBeGreaterThanOrEqual(least);
    expect(moved).toBeLessThanOrEqual(most);
    const went = (answers: { status: number }[], did: boolean) => (_: Actor, at: number) =>
      (answers[at]?.status === 200) === did;
    const on = (stayed: Actor[], came: Actor[]) => idsOf([...stayed, ...came]);
    expect(await seated(a.id)).toEqual(on(first.filter(went(toB, false)), second.filter(went(toA, true))));
    expect(await seated(b.id)).toEqual(on(second.filter(went(toA, false)), first.filter(went(toB, true))));
  },
);

test(
  'R13: two dates of a topic that come free at once seat one person on one',
  { timeout: SLOW },
  async () => {
    for (const round of range(5)) {
      const topicId = await given.topic();
      const [a, b] = [
        await given.training({ topicId, capacity: 1, inDays: 3 }),
        await given.training({ topicId, capacity: 1, inDays: 9 }),
      ];
      const [one, other, waits] = await pharmacists(3);
      if (!one || !other || !waits) throw new Error('Three people were not made');
      const [[seatA = ''], [seatB = '']] = [await inOrder([one], a.id), await inOrder([other], b.id)];
      await inOrder([waits], a.id, true);
      await inOrder([waits], b.id, true);
      const gone = await Promise.all([remove(one, seatA), remove(other, seatB)]);
      expect([round, tally(gone)]).toEqual([round, { 204: 2 }]);
      const seats = [...(await seated(a.id)), ...(await seated(b.id))];
      const waiting = [...(await given.people(a.id, 'waiting')), ...(await given.people(b.id, 'waiting'))];
      expect([round, seats, waiting]).toEqual([round, [waits.id], []]);
    }
  },
);

test('R11: staff and the person themselves at once are one booking', { timeout: SLOW }, async () => {
  const { id } = await given.training();
  const [staff, person] = [await backend.as('support'), await backend.as()];
  const answers = await Promise.all([
    ...range(10).map(() => given.register(person, id)),
    ...range(10).map(() =>
      backend.call(recordPerson, {
        ...{ as: staff, params: { id }, body: { userId: person.id } },
        idempotencyKey: crypto.randomUUID(),
      }),
    ),
  ]);
  expect(tally(answers)).toEqual({ 200: 1, 'already-registered': 19 });
  expect(await given.taken(id)).toBe(1);
});

test(
  'R12: who is erased as a seat comes free is never seated, the next one is',
  { timeout: SLOW },
  async () => {
    const passwordHash = await hashPassword(PASSWORD);
    for (const round of range(3)) {
      const { id } = await given.training({ capacity: 1 });
      const [holder, next] = [await backend.as(), await backend.as()];
      const leaving = await backend.given.user({ passwordHash });
      const [seat = ''] = await inOrder([holder], id);
      await inOrder([leaving, next], id, true);
      const [gone, erased] = await Promise.all([
        remove(holder, seat),
        backend.call(deleteAccount, { as: leaving, body: { password: PASSWORD } }),
      ]);
      expect([round, gone.status, erased.status]).toEqual([round, 204, 204]);
      expect(await seated(id)).toEqual([next.id]);
    }
  },
);

describe.runIf(testEngine() === 'postgres')('on many connections', () => {
  test(
    'one that reads, counts and inserts oversells, or this file proves nothing',
    { timeout: SLOW },
    async () => {
      const control = await startTestBackend({ routes: probeRoutes, seats: 'broken' });
      const trained = givenTrainings(control);
      const people = await all(30, () => control.as());
      let most = 0;
      for (let round = 0; round < 10 && most <= 1; round += 1) {
        const { id } = await trained.training({ capacity: 1 });
        await Promise.all(people.map((as) => control.call(naiveBooking, { as, params: { id }, body: {} })));
        most = Math.max(most, (await trained.people(id)).length);
      }
      expect(most).toBeGreaterThan(1);
      expect(await seatBreaches(control.db, control.clock.now())).not.toEqual([]);
      await control.close();
    },
  );

  // it ends every connection, so nothing comes after it
  test('none of the races above was a deadlock', async () => {
    expect(await deadlocksOf(backend.db)).toBe(0);
  });
});
