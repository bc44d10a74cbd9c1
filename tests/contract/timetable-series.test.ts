import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres/session';
import { PglitePreparedQuery } from 'drizzle-orm/pglite/session';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSeries } from '@/api/timetable/endpoints';
import { leaderAbsences } from '@/backend/db/schema/leaders';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
const Statement = testEngine() === 'postgres' ? NodePgPreparedQuery : PglitePreparedQuery;
const execute = vi.spyOn(Statement.prototype, 'execute');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
});
afterAll(async () => {
  execute.mockRestore();
  await backend.close();
});

/** Days of December by this rule, as the trainer plans them: every one from the first until `until`. */
async function checked(until: string) {
  const body = {
    ...{ type: 'webinar' as const, cityId: null, address: null, capacity: '', leaderId: null },
    ...{ localDay: '2026-12-01', localFrom: '15:00', localTo: '16:30', timeZone: 'Europe/Moscow' as const },
    ...{ topicId: await given.topic(), topicName: null, mark: null, description: null },
    ...{ mtsEventId: null, notes: null, recordingUrl: null },
    ...{ repeat: 'day' as const, weekdays: [], until, mode: 'check' as const },
  };
  execute.mockClear();
  const answer = await backend.call(createSeries, { as: trainer, body, idempotencyKey: unique('key') });
  expect(answer.status).toBe(200);
  return { items: answer.value.items, statements: execute.mock.calls.length };
}

test('a month of dates is checked by as many statements as one date', async () => {
  await checked('2026-12-01');
  const one = await checked('2026-12-01');
  const month = await checked('2026-12-31');
  expect([one.items.length, month.items.length]).toEqual([1, 31]);
  expect(month.statements).toBe(one.statements);
});

test('each date has what stands against it alone: other trainings with their breaks, days without trainings', async () => {
  const at = (time: string) => ({ startsAt: new Date(time), hours: 1, leaderId: trainer.id });
  const name = unique('Пилинги');
  // until 14:50, ten minutes before the series; and one from 16:45, which leaves time
  await given.training({ ...at('2026-12-02T10:50:00Z'), topicId: await given.topic({ name }) });
  await given.training(at('2026-12-03T13:45:00Z'));
  await given.training({ ...at('2026-12-05T12:00:00Z'), leaderId: (await backend.as('trainer')).id });
  const absent = { leaderId: trainer.id, firstDay: '2026-12-07', lastDay: '2026-12-08', note: 'Отпуск' };
  await backend.db.insert(leaderAbsences).values({ ...absent, authorId: trainer.id });
  const { items } = await checked('2026-12-09');
  const busy = items.map(({ id, problems }) => [
    id.slice(-2),
    problems.find(({ code }) => code === 'trainer-busy')?.message.replaceAll('\u00a0', ' ') ?? '',
  ]);
  expect(busy.filter(([, words]) => words)).toEqual([
    ['02', `Ведущий не успевает: у него «${name}», 2 декабря, 13:50 МСК, вебинар.`],
    ['07', 'Ведущий недоступен: 7–8 декабря 2026 (Отпуск).'],
    ['08', 'Ведущий недоступен: 7–8 декабря 2026 (Отпуск).'],
  ]);
});
