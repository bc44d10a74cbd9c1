import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAbsence, listAbsences, removeAbsence } from '@/api/absences/endpoints';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import { createSeries, createTraining } from '@/api/timetable/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
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

type Body = BodyOf<Awaited<ReturnType<(typeof addAbsence)['shapes']>>>;
type Training = BodyOf<Awaited<ReturnType<(typeof createTraining)['shapes']>>>;
type Series = BodyOf<Awaited<ReturnType<(typeof createSeries)['shapes']>>>;

const days = { firstDay: '2026-12-07', lastDay: '2026-12-13', note: 'отпуск' };
const add = (as: Actor, body: Partial<Body> = {}, key: string = crypto.randomUUID()) =>
  backend.call(addAbsence, { as, body: { ...days, ...body }, idempotencyKey: key });
const list = async (as: Actor) => (await backend.call(listAbsences, { as, query: {} })).value.items;
const remove = (as: Actor, id: string) => backend.call(removeAbsence, { as, params: { id } });
const webinar: Training = {
  ...{ type: 'webinar', cityId: null, address: null, capacity: '', leaderId: null },
  ...{ localDay: '2026-12-08', localFrom: '15:00', localTo: '16:30', timeZone: 'Europe/Moscow' },
  ...{ topicId: null, topicName: null, mark: null, description: null },
  ...{ mtsEventId: null, notes: null, recordingUrl: null },
};
const create = (as: Actor, body: Partial<Training>) =>
  backend.call(createTraining, {
    as,
    body: { ...webinar, ...body },
    idempotencyKey: crypto.randomUUID(),
  });

const CALLS: [string, Endpoint, object][] = [
  ['listAbsences', listAbsences as unknown as Endpoint, {}],
  ['addAbsence', addAbsence as unknown as Endpoint, { body: days, idempotencyKey: 'a1' }],
  ['removeAbsence', removeAbsence as unknown as Endpoint, { params: { id: '1' } }],
];
test.each(CALLS)('%s is for who looks after trainings', async (_, endpoint, asked) => {
  expect((await backend.call(endpoint, asked as never)).status).toBe(401);
  for (const role of [undefined, 'expert', 'trainer-sra', 'support']) {
    const as = await backend.as(role);
    expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
  }
});

describe('days without trainings', () => {
  test('are checked at their fields', async () => {
    const as = await backend.as('trainer');
    const pointer = ({ errors }: Awaited<ReturnType<typeof add>>) => [
      errors[0]?.code,
      errors[0]?.source?.pointer,
    ];
    expect((await add(as, { firstDay: '2026-12-40' })).status).toBe(422);
    expect(pointer(await add(as, { lastDay: '2026-12-01' }))[1]).toBe('/data/attributes/last_day');
    const gone = { firstDay: '2026-11-01', lastDay: '2026-11-19' };
    expect(pointer(await add(as, gone))).toEqual(['in-past', '/data/attributes/last_day']);
    const far = { firstDay: '2026-12-01', lastDay: '2027-11-21' };
    expect(pointer(await add(as, far))).toEqual(['too-far', '/data/attributes/last_day']);
    const other = await backend.as('trainer');
    expect(pointer(await add(as, { leaderId: other.id }))).toEqual([
      'leader-missing',
      '/data/attributes/leader_id',
    ]);
    expect(codeOf(await add(admin))).toBe('422 leader-missing');
  });

  test('are a trainer’s own; admins mark and see any leader’s; a day is marked once', async () => {
    const as = await backend.given.user({ roles: ['trainer'], firstName: 'Вера', lastName: 'Ладога' });
    const expert = await backend.as('expert');
    const key = crypto.randomUUID();
    const first = await add(as, {}, key);
    expect(first.value).toMatchObject({ ...days, leaderId: as.id, leaderName: 'Вера Ладога', trainings: 0 });
    expect((await add(as, {}, key)).value.id).toBe(first.value.id);
    const touching = { firstDay: '2026-12-13', lastDay: '2026-12-14' };
    expect(codeOf(await add(as, touching))).toBe('409 absence-overlaps');
    const next = await add(as, { firstDay: '2026-12-14', lastDay: '2026-12-14', note: null });
    expect(next.value).toMatchObject({ note: '' });
    const both = await Promise.all([1, 2].map(() => add(admin, { leaderId: expert.id })));
    expect(both.map(codeOf).sort()).toEqual(['200', '409 absence-overlaps']);
    expect((await list(as)).map(({ firstDay }) => firstDay)).toEqual(['2026-12-07', '2026-12-14']);
    expect((await list(admin)).map(({ leaderId }) => leaderId)).toEqual(
      expect.arrayContaining([as.id, expert.id]),
    );
    const stranger = await backend.as('trainer');
    expect(await list(stranger)).toEqual([]);
    for (const id of [first.value.id, '987654321']) {
      expect(codeOf(await remove(stranger, id))).toBe('404 absence-missing');
    }
    expect((await remove(as, first.value.id)).status).toBe(204);
    expect(codeOf(await remove(as, first.value.id))).toBe('404 absence-missing');
    const trail = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subjectId, first.value.id));
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['leader.absent', 'leader.absence-removed']),
    );
  });

  test('are over with their last day', async () => {
    const as = await backend.as('trainer');
    await add(as, { firstDay: '2026-11-20', lastDay: '2026-11-21' });
    expect(await list(as)).toHaveLength(1);
    expect(await backend.during(new Date('2026-11-21T20:59:00Z'), () => list(as))).toHaveLength(1);
    expect(await backend.during(new Date('2026-11-21T21:00:00Z'), () => list(as))).toEqual([]);
  });

  test('warn whoever plans a training in them, who may do it all the same', async () => {
    const as = await backend.as('trainer');
    const topicId = await given.topic({ name: unique('Тема') });
    await add(as);
    const refused = await create(as, { topicId });
    expect(codeOf(refused)).toBe('409 trainer-busy');
    expect(refused.errors[0]?.detail?.replaceAll('\u00a0', ' ')).toBe(
      'Ведущий недоступен: 7–13 декабря 2026 (отпуск).',
    );
    expect((await create(as, { topicId, localDay: '2026-12-14' })).status).toBe(200);
    // an evening of the day before that ends within them
    const evening = { localDay: '2026-12-06', localFrom: '23:00', localTo: '00:30' };
    expect(codeOf(await create(as, { topicId, ...evening }))).toBe('409 trainer-busy');
    expect((await create(as, { topicId, confirmBusy: true })).status).toBe(200);
    expect((await list(as)).map(({ trainings }) => trainings)).toEqual([1]);
    const body = {
      ...{ ...webinar, topicId: await given.topic(), localDay: '2026-12-01', repeat: 'week' as const },
      ...{ weekdays: [], until: '2026-12-22', mode: 'check' as const },
    } satisfies Series;
    const { value } = await backend.call(createSeries, { as, body, idempotencyKey: crypto.randomUUID() });
    const warned = value.items.filter(({ problems }) => problems.some(({ code }) => code === 'trainer-busy'));
    expect(warned.map(({ id }) => id)).toContain('2026-12-08');
    expect(warned.map(({ id }) => id)).not.toContain('2026-12-22');
  });
});
