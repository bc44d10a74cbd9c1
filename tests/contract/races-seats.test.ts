import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@/api/core/endpoint';
import { getMe } from '@/api/me/endpoints';
import { recordPerson } from '@/api/registrations/endpoints';
import { dropTraining } from '@/api/timetable/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import { archiveUser, confirmEmail, deleteAccount } from '@/api/user/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { emailChanges } from '@/backend/db/schema/sessions';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { inTransaction } from '@/backend/db/transaction';
import { AppError } from '@/backend/http/app-error';
import { CALL_LIMITS, callsOfPerson } from '@/backend/http/calls-of-person';
import { viewerOf } from '@/backend/http/context';
import { mount, type Routes } from '@/backend/http/mount';
import { hashPassword } from '@/backend/services/auth/passwords';
import { newToken, tokenHash } from '@/backend/services/auth/secrets';
import { seatGuest } from '@/backend/services/timetable/seat-guest';
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

/** `SEAT_RACERS=500` runs every race with the most. */
const RACERS = (process.env.SEAT_RACERS ?? '2,10,100').split(',').map(Number);
/** Of people who race for the last seat and for places in line, in every run. */
const MOST = 500;
const SLOW = 120_000;
const PASSWORD = 'Demo2026pass';

const naiveBooking = endpoint({
  method: 'POST',
  path: '/probe/naive-booking/{id}',
  needs: 'signed-in',
  bodyType: 'probes',
  shapes: () => Promise.resolve({ body: z.object({}), answer: nothing }),
});
/** A guest by the service: the call writes to one address five times an hour. */
const recordingGuest = endpoint({
  method: 'POST',
  path: '/probe/recording-guest/{id}',
  needs: 'signed-in',
  bodyType: 'probes',
  shapes: () =>
    Promise.resolve({ body: z.object({ email: z.string(), pharmacyId: z.string() }), answer: nothing }),
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
  mount(routes, recordingGuest, async (ctx, { params, body }) => {
    const phone = `+7900${String(Math.floor(1e6 + Math.random() * 8e6))}`;
    const named = { lastName: 'Иванова', firstName: 'Вера', middleName: '', statement: true as const };
    await seatGuest(ctx, params.id, { ...named, ...body, phone }, true);
  });
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

describe.each([...new Set([...RACERS, MOST])])('%i callers', (racers) => {
  test('R1: for the last seat, one gets it and the rest are told', { timeout: SLOW }, async () => {
    const { id } = await given.training({ capacity: 1 });
    const people = await pharmacists(racers);
    const answers = await Promise.all(people.map((person) => given.register(person, id)));
    expect(tally(answers)).toEqual({ 200: 1, 'no-places': racers - 1 });
    expect([await given.taken(id), (await seated(id)).length]).toEqual([1, 1]);
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

describe.each(RACERS)('%i tabs', (racers) => {
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

test.each(RACERS)(
  'R6: a lowered limit is refused or holds, %i callers',
  { timeout: SLOW },
  async (racers) => {
    const staff = await backend.as('trainer');
    const { id } = await given.training({ capacity: racers, leaderId: staff.id });
    const people = await pharmacists(racers);
    const lowered = racers / 2;
    const [change, ...answers] = await Promise.all([
      changeCapacity(backend, staff, id, lowered),
      ...people.map((person) => given.register(person, id)),
    ]);
    const isLowered = change.status === 200;
    const limit = isLowered ? lowered : racers;
    expect(['200', '422 below-taken']).toContain(isLowered ? '200' : codeOf(change));
    expect(await given.taken(id)).toBe(limit);
    expect(tally(answers)[200]).toBe(limit);
  },
);

const CANCELLED = 'R7: a cancelled training keeps nobody, everybody is told once, %i callers';
test.each(RACERS)(CANCELLED, { timeout: SLOW }, async (racers) => {
  const staff = await backend.as('trainer');
  const { id } = await given.training({ capacity: racers, leaderId: staff.id });
  const people = await pharmacists(racers);
  const cancel = () => backend.call(dropTraining, { as: staff, params: { id }, body: {} });
  const early = people.slice(0, racers / 2);
  await inOrder(early, id);
  await Promise.all([
    cancel(),
    cancel(),
    ...people.slice(racers / 2).map((person) => given.register(person, id)),
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
  const [holders, line, newcomers] = [await pharmacists(20), await pharmacists(30), await pharmacists(100)];
  const seats = await inOrder(holders, id);
  await inOrder(line, id, true);
  const [gone, came] = await Promise.all([
    Promise.all(holders.flatMap((person, at) => range(5).map(() => remove(person, seats[at] ?? '')))),
    Promise.all(newcomers.map((person) => given.register(person, id))),
  ]);
  expect(tally(gone)).toEqual({ 204: 20, 'registration-missing': 80 });
  expect(tally(came)).toEqual({ 'no-places': 100 });
  expect(await seated(id)).toEqual(idsOf(line.slice(0, 20)));
});

test(
  'R4: five hundred who give up their seats at once are let go, and hold up nobody else',
  { timeout: SLOW },
  async () => {
    const { id } = await given.training({ capacity: MOST });
    const [holders, next] = [await pharmacists(MOST), await pharmacists(20)];
    const seats = await all(MOST, (at) => given.seat(holders[at]?.id ?? '', id));
    await inOrder(next, id, true);
    let left = 0;
    const leaving = holders.map(async (person, at) => {
      const answer = await remove(person, seats[at] ?? '');
      left += 1;
      return answer;
    });
    const other = await backend.call(getMe, { as: await backend.as() });
    const leftBefore = left;
    expect(tally(await Promise.all(leaving))).toEqual({ 204: MOST });
    expect(other.status).toBe(200);
    // on one connection whoever comes waits for those before
    if (testEngine() === 'postgres') expect(leftBefore).toBeLessThan(MOST / 2);
    expect([await given.taken(id), await seated(id)]).toEqual([20, idsOf(next)]);
  },
);

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

/** People who leave each of two dates for the other. */
const CROSSING = 50;
// some free seats on each date, one, none
test.each([
  { capacity: CROSSING + 10, least: 20, most: 2 * CROSSING },
  { capacity: CROSSING + 1, least: 1, most: 2 * CROSSING },
  { capacity: CROSSING, least: 0, most: 0 },
])(
  'R8: who changes dates crosswise, $capacity seats each, arrives or stays',
  { timeout: SLOW },
  async ({ capacity, least, most }) => {
    const topicId = await given.topic();
    const a = await given.training({ topicId, capacity, inDays: 3 });
    const b = await given.training({ topicId, capacity, inDays: 9 });
    const [first, second] = [await pharmacists(CROSSING), await pharmacists(CROSSING)];
    const [fromA, fromB] = [await inOrder(first, a.id), await inOrder(second, b.id)];
    const [toB, toA] = await Promise.all([
      Promise.all(first.map((person, at) => given.register(person, b.id, { insteadOf: fromA[at] ?? '' }))),
      Promise.all(second.map((person, at) => given.register(person, a.id, { insteadOf: fromB[at] ?? '' }))),
    ]);
    const { 200: moved = 0, 'no-places': kept = 0, ...rest } = tally([...toB, ...toA]);
    expect([moved + kept, rest]).toEqual([2 * CROSSING, {}]);
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

const recordKnown = (as: Actor, id: string, { id: userId }: Actor) =>
  backend.call(recordPerson, {
    ...{ as, params: { id }, body: { userId } },
    idempotencyKey: crypto.randomUUID(),
  });

test('R11: staff and the person themselves at once are one booking', { timeout: SLOW }, async () => {
  const { id } = await given.training();
  const [staff, person] = [await backend.as('support'), await backend.as()];
  const answers = await Promise.all([
    ...range(10).map(() => given.register(person, id)),
    ...range(10).map(() => recordKnown(staff, id, person)),
  ]);
  expect(tally(answers)).toEqual({ 200: 1, 'already-registered': 19 });
  expect(await given.taken(id)).toBe(1);
});

const activeOn = (id: string) =>
  backend.db
    .select({ userId: trainingRegistrations.userId })
    .from(trainingRegistrations)
    .where(
      and(
        eq(trainingRegistrations.trainingId, id),
        inArray(trainingRegistrations.state, ['registered', 'waiting']),
      ),
    )
    .orderBy(trainingRegistrations.id);
const guestOn = (staff: Actor, id: string, email: string, pharmacyId: string) =>
  backend.call(recordingGuest, { as: staff, params: { id }, body: { email, pharmacyId } });

// with seats for all, with the last one, with none
describe.each([10, 100].filter((racers) => racers <= RUN))('%i callers of each kind', (racers) => {
  test.each([30, 2, 1])(
    'R11: staff, the person and a guest with the same e-mail are one booking of %i seats',
    { timeout: SLOW },
    async (capacity) => {
      const { id } = await given.training({ capacity });
      await inOrder(await pharmacists(1), id);
      const [staff, person] = [await backend.as('support'), await backend.as()];
      const { id: pharmacyId } = await backend.given.pharmacy();
      const answers = await Promise.all([
        ...range(racers).map(() => given.register(person, id, { waiting: true })),
        ...range(racers).map(() => recordKnown(staff, id, person)),
        ...range(racers).map(() => guestOn(staff, id, person.email, pharmacyId)),
      ]);
      // a guest's booking that came first becomes the person's
      const { 200: own, 204: asGuest = 0, ...rest } = tally(answers);
      expect(own).toBe(1);
      expect(asGuest).toBeLessThanOrEqual(1);
      const refusals = Object.keys(rest).filter((code) => code !== 'already-registered');
      expect(refusals.filter((code) => capacity > 1 || !/already-waiting|no-places/.test(code))).toEqual([]);
      const others = (await activeOn(id)).slice(1);
      expect(others).toEqual([{ userId: person.id }]);
      expect(await given.taken(id)).toBe(capacity === 1 ? 1 : 2);
    },
  );
});

test(
  'R11: an e-mail that is proven as a guest with it is recorded is one booking',
  { timeout: SLOW },
  async () => {
    const staff = await backend.as('support');
    const { id: pharmacyId } = await backend.given.pharmacy();
    for (const round of range(10)) {
      const { id } = await given.training({ capacity: 30 });
      const person = await backend.given.user({ emailConfirmedAt: null });
      await given.register(person, id);
      const token = newToken();
      const at = backend.clock.now();
      const expiresAt = new Date(at.getTime() + 60 * 60_000);
      const values = { tokenHash: tokenHash(token), userId: person.id, email: person.email, expiresAt };
      await backend.db.insert(emailChanges).values({ ...values, createdAt: at });
      const [proven, guest] = await Promise.all([
        backend.call(confirmEmail, { as: person, body: { token } }),
        guestOn(staff, id, person.email, pharmacyId),
      ]);
      expect([round, proven.status]).toEqual([round, 204]);
      expect([204, 409]).toContain(guest.status);
      expect([round, await activeOn(id)]).toEqual([round, [{ userId: person.id }]]);
      expect(await given.taken(id)).toBe(1);
    }
  },
);

const erase = (as: Actor) => backend.call(deleteAccount, { as, body: { password: PASSWORD } });
let admin: Actor;
beforeAll(async () => {
  admin = await backend.as('admin');
});
/** As many at once as the portal admits of one person. */
const inTurn = callsOfPerson({ ...CALL_LIMITS, waiting: MOST, waitMs: SLOW });
const archive = ({ id }: Actor) =>
  inTurn(admin.id, new Request('http://localhost'), () =>
    backend.call(archiveUser, { as: admin, params: { id }, body: { isArchived: true } }),
  );
/** Passwords of one address are read so many at once, and not more. */
const MOST_ERASED = 10;
/** The line is made one by one, which takes long: of the most only where they are asked for. */
const SHORT = process.env.SEAT_RACERS ? RACERS : RACERS.filter((racers) => racers <= 10);
const LEAVING = SHORT.flatMap((racers) => [
  { act: 'archived', racers, leave: archive },
  ...(racers <= MOST_ERASED ? [{ act: 'erased', racers, leave: erase }] : []),
]);

test.each(LEAVING)(
  'R12: who is $act as a seat comes free is never seated, the next one is, $racers seats',
  { timeout: SLOW },
  async ({ racers, leave }) => {
    const passwordHash = await hashPassword(PASSWORD);
    const { id } = await given.training({ capacity: racers });
    const [holders, next] = [await pharmacists(racers), await pharmacists(racers)];
    const leaving = await all(racers, () => backend.given.user({ passwordHash }));
    const seats = await inOrder(holders, id);
    // each of those who leave stands before one who stays
    const line = leaving.flatMap((person, at) => [person, next[at] ?? person]);
    await inOrder(line, id, true);
    const [gone, left] = await Promise.all([
      Promise.all(holders.map((person, at) => remove(person, seats[at] ?? ''))),
      Promise.all(leaving.map((person) => leave(person))),
    ]);
    expect([tally(gone), tally(left)]).toEqual([{ 204: racers }, { [leave === erase ? 204 : 200]: racers }]);
    expect(await seated(id)).toEqual(idsOf(next));
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
