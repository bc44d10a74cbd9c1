import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyImport, checkImport, undoImport } from '@/api/imports/endpoints';
import { handOverVisits, importVisits, markVisit, takeBackVisit } from '@/api/registrations/endpoints';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const STATISTICS_TOKEN = 'the-token-of-the-collector-32-letters-or-more';
const portal = { token: STATISTICS_TOKEN };
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z'), env: { STATISTICS_TOKEN } });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
});
afterAll(() => backend.close());

const handOver = (told: string[] = [], as: { token: string } | undefined = portal) =>
  backend.call(handOverVisits, { ...(as ? { as } : {}), body: { told } });
const untold = async () => (await handOver()).value.items;
// each test begins with everything told
beforeEach(async () => {
  await handOver((await untold()).map(({ id }) => id));
});

/** A past training with people on it. */
async function past(people = 2) {
  const training = await given.training({ leaderId: trainer.id, inDays: -2 });
  const persons = await Promise.all(Array.from({ length: people }, () => backend.given.user()));
  const seats: string[] = [];
  for (const { id } of persons) seats.push(await given.seat(id, training.id));
  return { training, seats, people: persons.map(({ id }) => id) };
}

async function load(seats: readonly string[]): Promise<string> {
  const file = new File([['№ записи;Посещение', ...seats.map((id) => `${id};да`)].join('\r\n')], 'a.csv');
  const { id, mapping } = (await backend.call(importVisits, { as: trainer, body: { file } })).value;
  await backend.call(checkImport, { as: trainer, params: { id }, body: { mapping } });
  await backend.work();
  await backend.call(applyImport, { as: trainer, params: { id }, body: { onlyRight: false } });
  await backend.work();
  return id;
}
const rowOf = async (id: string) => {
  const [row] = await backend.db.select().from(trainingRegistrations).where(eq(trainingRegistrations.id, id));
  if (!row) throw new Error('The registration is gone');
  return row;
};

test('the collector’s token alone opens it, and a body that is none is refused', async () => {
  expect((await backend.call(handOverVisits, { body: { told: [] } })).status).toBe(401);
  expect((await handOver([], { token: 'x'.repeat(40) })).status).toBe(401);
  for (const role of ['admin', 'trainer', undefined])
    expect((await handOver([], await backend.as(role))).status).toBe(401);
  expect((await handOver(['7'])).status).toBe(422);
});

test('visits that an import has marked wait until they are told, each by its own id and moment', async () => {
  const { training, seats, people } = await past();
  await load(seats);
  const waiting = await untold();
  expect(waiting.map(({ userId }) => userId)).toEqual(people);
  for (const [at, visit] of waiting.entries()) {
    const { visitId, visitedAt } = await rowOf(seats[at] ?? '');
    expect(visit).toMatchObject({ id: visitId, trainingId: training.id });
    expect(visit.visitedAt).toBe(visitedAt?.toISOString());
  }
  const [first, second] = waiting;
  expect((await handOver([first?.id ?? ''])).value.items).toEqual([second]);
  // asked by two portals at once, or once more: nothing comes back
  expect((await handOver([first?.id ?? '', second?.id ?? ''])).value.items).toEqual([]);
});

test('what a call has told of, a guest, and an import that was undone are not in it', async () => {
  const { seats } = await past(3);
  const [marked = '', guest = '', taken = ''] = seats;
  await backend.call(markVisit, { as: trainer, params: { id: marked }, body: {}, idempotencyKey: 'k1' });
  await backend.db
    .update(trainingRegistrations)
    .set({ userId: null, guest: null })
    .where(eq(trainingRegistrations.id, guest));
  const id = await load([guest, taken]);
  expect(await untold()).toHaveLength(1);
  await backend.call(undoImport, { as: trainer, params: { id } });
  await backend.work();
  expect(await untold()).toEqual([]);
});

test('a visit whose portal stopped before it could tell is asked for after five minutes', async () => {
  const { seats, people } = await past(1);
  const [seat = ''] = seats;
  await backend.call(markVisit, { as: trainer, params: { id: seat }, body: {}, idempotencyKey: 'k2' });
  expect(await untold()).toEqual([]);
  backend.clock.advance(5 * MINUTE_MS + 1);
  const { visitId } = await rowOf(seat);
  const theirs = (visits: Awaited<ReturnType<typeof untold>>) =>
    visits.filter(({ userId }) => userId === people[0]);
  expect(theirs(await untold())).toMatchObject([{ id: visitId }]);
  expect(theirs((await handOver([visitId ?? ''])).value.items)).toEqual([]);
});

test('one person on one training is one event, however often the mark is taken back and made anew', async () => {
  const { seats } = await past(1);
  const [seat = ''] = seats;
  const id = await load(seats);
  const { visitId } = await rowOf(seat);
  await backend.call(undoImport, { as: trainer, params: { id } });
  await backend.work();
  expect((await rowOf(seat)).visitedAt).toBeNull();
  const mark = () =>
    backend.call(markVisit, {
      ...{ as: trainer, params: { id: seat }, body: {}, idempotencyKey: crypto.randomUUID() },
    });
  expect((await mark()).value.visitId).toBe(visitId);
  const admin = await backend.as('admin');
  await backend.call(takeBackVisit, { as: admin, params: { id: seat }, body: { reason: 'Не та строка' } });
  expect((await mark()).value.visitId).toBe(visitId);
});
