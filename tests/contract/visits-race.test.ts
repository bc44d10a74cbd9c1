import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInAtDoor } from '@/api/door/endpoints';
import { applyImport, checkImport } from '@/api/imports/endpoints';
import { handOverVisits, importVisits, markVisit } from '@/api/registrations/endpoints';
import { recordTrainingAttendance } from '@/api/statistics/endpoints';
import { trainingAttendances } from '@/backend/db/schema/statistics';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/trainings';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
const STATISTICS_TOKEN = 'the-token-of-the-collector-32-letters-or-more';
const portal = { token: STATISTICS_TOKEN };
const DOORS = 100;
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now, env: { STATISTICS_TOKEN } });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
});
afterAll(() => backend.close());

/** A report with this visit, read and checked: one call from being applied. */
async function checkedImport(seat: string): Promise<string> {
  const file = new File([`№ записи;Посещение\r\n${seat};да`], 'a.csv');
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
async function tellCollector(told: Told[], { userId, trainingId }: { userId: string; trainingId: string }) {
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

    await tellCollector(told, { userId, trainingId });
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
