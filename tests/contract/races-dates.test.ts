import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '@/api/me/endpoints';
import { trainings } from '@/backend/db/schema/trainings';
import type { Db } from '@/backend/db/types';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { waitingForLocks } from '../helpers/deadlocks';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { seatBreaches } from '../helpers/seat-breaches';

/** `SEAT_RACERS=500` runs the largest race. */
const RACERS = (process.env.SEAT_RACERS ?? '10,100').split(',').map(Number);
const SLOW = 120_000;
/** More than the pool has connections. */
const RUN = 40;
/** How many things are made at once: it is the race alone that crowds the pool. */
const PART = 20;
/** Presses of one who is told to come again. */
const PRESSES = 5;

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend();
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

async function inParts<T>(length: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < length) {
    const part = Array.from({ length: Math.min(PART, length - made.length) }, make);
    made.push(...(await Promise.all(part)));
  }
  return made;
}
const pharmacists = (length: number) => inParts(length, () => backend.as());
const dates = (length: number) => inParts(length, () => given.training({ capacity: 1 }));

const waitFor = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** As the booking's window does it: the same press again where the services say so, its key being one booking. */
async function book(person: Actor, trainingId: string): Promise<number> {
  const key = crypto.randomUUID();
  for (let presses = 1; ; presses += 1) {
    const { status, headers } = await given.register(person, trainingId, {}, key);
    const after = Number(headers.get('retry-after'));
    if (status !== 503 || after === 0 || presses === PRESSES) return status;
    await waitFor(after);
  }
}

test.each(RACERS)(
  '%i people on as many dates in one moment: each has their seat, once',
  { timeout: SLOW },
  async (racers) => {
    const people = await pharmacists(racers);
    const trained = await dates(racers);
    const answers = await Promise.all(trained.map(({ id }, at) => book(people[at] as Actor, id)));
    expect(answers).toEqual(people.map(() => 200));
    for (const [at, { id }] of trained.entries()) {
      expect([await given.taken(id), await given.people(id, 'registered')]).toEqual([1, [people[at]?.id]]);
    }
    expect(await seatBreaches(backend.db, backend.clock.now())).toEqual([]);
  },
);

// of PGlite's one connection everybody waits for everybody
test.runIf(testEngine() === 'postgres')(
  'a run on many dates that stand still leaves connections to whoever reads',
  { timeout: SLOW },
  async () => {
    const [reader, ...people] = await pharmacists(RUN + 1);
    const trained = await dates(RUN);
    const ids = trained.map(({ id }) => id);
    const { booked, read } = await backend.db.transaction(async (tx) => {
      await tx.select().from(trainings).where(inArray(trainings.id, ids)).for('update');
      const begun = ids.map((id, at) => given.register(people[at] as Actor, id));
      await expect.poll(() => waitingForLocks(tx as unknown as Db)).toBeGreaterThan(4);
      let status = 200;
      for (let asked = 0; asked < RUN && status === 200; asked += 1) {
        ({ status } = await backend.call(getMe, { as: reader as Actor }));
      }
      return { booked: Promise.all(begun), read: status };
    });
    expect(read).toBe(200);
    expect((await booked).map(({ status }) => status)).toEqual(ids.map(() => 200));
  },
);
