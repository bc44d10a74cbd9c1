import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInAtDoor } from '@/api/door/endpoints';
import { applyImport, checkImport } from '@/api/imports/endpoints';
import { handOverVisits, importVisits, markVisit } from '@/api/registrations/endpoints';
import { recordTrainingAttendance } from '@/api/statistics/endpoints';
import { dropTraining } from '@/api/timetable/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import { confirmPresence } from '@/api/webinars/endpoints';
import { trainingAttendances } from '@/backend/db/schema/statistics';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { codeOf } from '../helpers/code-of';
import { waitingForLocks } from '../helpers/deadlocks';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
const STATISTICS_TOKEN = 'the-token-of-the-collector-32-letters-or-more';
const portal = { token: STATISTICS_TOKEN };
const DOORS = 100;
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now, env: { STATISTICS_TOKEN } });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

/** A report with these visits, read and checked: one call from being applied. */
async function checkedImport(...seats: string[]): Promise<string> {
  const rows = seats.map((seat) => `${seat};да`);
  const file = new File([['№ записи;Посещение', ...rows].join('\r\n')], 'a.csv');
  const { id, mapping } = (await backend.call(importVisits, { as: trainer, body: { file } })).value;
  await backend.call(checkImport, { as: trainer, params: { id }, body: { mapping } });
  await backend.work();
  return id;
}

interface Told {
  eventId: string;
  happenedAt: string;
}

/** The portal tells the collector of what its answers say, and of what the core has kept for it; each twice. */
async function reportToCollector(
  told: Told[],
  { userId, trainingId }: { userId: string; trainingId: string },
) {
  for (const event of [...told, ...told]) {
    const body = { ...event, userId, trainingId };
    expect((await backend.call(recordTrainingAttendance, { as: portal, body })).status).toBe(204);
  }
}

test.each(['the presses first', 'the import first'])(
  'R9: a hundred presses, a hundred late marks and an import are one visit: %s',
  { timeout: 60_000 },
  async (order) => {
    const startsAt = new Date(now.getTime() - HOUR_MS);
    const { id: trainingId } = await given.training({ leaderId: trainer.id, startsAt });
    const { id: userId } = await backend.as();
    const seat = await given.seat(userId, trainingId);
    const importId = await checkedImport(seat);
    const load = async () => {
      const asked = { as: trainer, params: { id: importId }, body: { onlyRight: true } };
      expect((await backend.call(applyImport, asked)).status).toBe(200);
      await backend.work();
    };
    const press = () =>
      backend.call(markVisit, {
        ...{ as: trainer, params: { id: seat }, body: {} },
        idempotencyKey: crypto.randomUUID(),
      });
    const visitedAt = new Date(now.getTime() - 30 * MINUTE_MS).toISOString();
    const upload = () =>
      backend.call(checkInAtDoor, {
        ...{ as: trainer, params: { id: trainingId } },
        body: { registrationId: seat, visitedAt, source: 'qr' },
      });
    const many = <T>(act: () => Promise<T>) => Array.from({ length: DOORS }, act);
    const imported = order === 'the import first' ? load() : undefined;
    const [presses, uploads] = await Promise.all([
      Promise.all(many(press)),
      Promise.all(many(upload)),
      imported ?? load(),
    ]);

    const [row] = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.id, seat));
    const visit = { eventId: row?.visitId, happenedAt: row?.visitedAt?.toISOString() };
    const marked = presses.filter(({ status }) => status === 200);
    const refused = presses.filter(({ status }) => status === 409);
    const isNew = uploads.filter(({ value }) => value.isNew);
    expect(marked.length + isNew.length, 'one mark, or none where the import was first').toBeLessThanOrEqual(
      1,
    );
    expect(marked.length + refused.length).toBe(DOORS);
    expect(uploads.map(({ status }) => status)).toEqual(uploads.map(() => 200));
    const untold = (await backend.call(handOverVisits, { as: portal, body: { told: [] } })).value.items;
    const told = [
      ...[...marked, ...uploads].map(({ value }) => ({
        eventId: value.visitId ?? '',
        happenedAt: value.visitedAt ?? '',
      })),
      ...untold.map(({ id, visitedAt: happenedAt }) => ({ eventId: id, happenedAt })),
    ];
    expect(told).toEqual(told.map(() => visit));

    await reportToCollector(told, { userId, trainingId });
    const rows = await backend.db
      .select()
      .from(trainingAttendances)
      .where(eq(trainingAttendances.trainingId, trainingId));
    expect(rows.map((one) => ({ eventId: one.eventId, happenedAt: one.happenedAt.toISOString() }))).toEqual([
      visit,
    ]);
    const trail = and(eq(auditRecords.subjectId, seat), eq(auditRecords.action, 'training.visit'));
    expect(await backend.db.$count(auditRecords, trail)).toBe(marked.length + isNew.length);
  },
);

/** Somebody else ends what is being marked (acts of one person wait for each other anyway): no answer of the services says 500, and a visit that stands keeps its seat. */
describe.runIf(testEngine() === 'postgres')('a seat that ends as it is marked', () => {
  type Marking = (seats: string[], trainingId: string) => Promise<() => Promise<unknown>>;
  const byPresence: Marking = async (seats, id) => {
    await backend.db
      .update(trainingRegistrations)
      .set({ presentAt: now })
      .where(inArray(trainingRegistrations.id, seats));
    return async () =>
      expect((await backend.call(confirmPresence, { as: trainer, params: { id } })).status).toBe(200);
  };
  const byImport: Marking = async (seats) => {
    const id = await checkedImport(...seats);
    await backend.call(applyImport, { as: trainer, params: { id }, body: { onlyRight: true } });
    return () => backend.work();
  };
  const removed = ([id = '']: string[]) =>
    backend.call(removeRegistration, { as: admin, params: { id }, body: {} });
  const cancelled = (_: string[], id: string) =>
    backend.call(dropTraining, { as: admin, params: { id }, body: {} });

  test.each([
    ['by «Подтвердить визиты», and is removed', byPresence, removed, '409 already-visited'],
    ['by «Подтвердить визиты», with its training', byPresence, cancelled, '409 training-visited'],
    ['by an import, and is removed', byImport, removed, '409 already-visited'],
    ['by an import, with its training', byImport, cancelled, '409 training-visited'],
  ] as const)('%s', async (_, marking, ending, refusal) => {
    const startsAt = new Date(now.getTime() + HOUR_MS / 2);
    const { id } = await given.training({ leaderId: trainer.id, startsAt });
    const seats: string[] = [];
    for (let at = 0; at < 3; at += 1) seats.push(await given.seat((await backend.as()).id, id));
    const mark = await marking(seats, id);
    const row = trainingRegistrations;
    let marked: Promise<unknown> | undefined;
    let ended: ReturnType<typeof cancelled> | ReturnType<typeof removed> | undefined;
    await backend.db.transaction(async (tx) => {
      await tx
        .select({ id: row.id })
        .from(row)
        .where(eq(row.id, seats.at(-1) ?? ''))
        .for('update');
      marked = mark();
      await expect.poll(() => waitingForLocks(backend.db)).toBe(1);
      ended = ending(seats, id);
      await expect.poll(() => waitingForLocks(backend.db)).toBe(2);
    });
    await marked;
    expect(ended && codeOf(await ended)).toBe(refusal);
    expect(await backend.db.$count(row, and(eq(row.trainingId, id), isNotNull(row.visitedAt)))).toBe(3);
    expect(await given.people(id, 'registered')).toHaveLength(3);
  });
});
