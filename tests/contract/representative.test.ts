import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerSignal,
  getDayPlan,
  listRadar,
  listRadarCounts,
  noteStop,
  saveDayPlan,
} from '@/api/representative/endpoints';
import { learningItems, learningProgress } from '@/backend/db/schema/learning';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { visitStops } from '@/backend/db/schema/representative';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';

const NOW = new Date('2026-11-20T09:00:00Z');
const DAY = '2026-11-20';
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let backend: TestBackend;
let shop: GivenGifts;
let learning: GivenLearning;
let land: ReturnType<typeof givenTerritory>;
let trained: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  shop = givenGifts(backend);
  learning = givenLearning(backend);
  land = givenTerritory(backend);
  trained = givenTrainings(backend);
  await shop.wave();
});
afterAll(() => backend.close());

/** A representative with two pharmacies, and a person in each who needs nothing. */
async function team() {
  const world = await land.world();
  const agent = await land.agent('Представитель', world);
  await land.assign(agent.id, world.pharmacies.near.id);
  const calm = { createdAt: ago(200), lastActivityAt: ago(1) };
  for (const { id } of Object.values(world.people)) await land.change(id, calm);
  return { ...world, agent };
}
const radar = (as: Actor, query: object = {}) => backend.call(listRadar, { as, query });
const linesOf = async (as: Actor, query: object = {}) => (await radar(as, query)).value.items;
const plan = (as: Actor, id = DAY) => backend.call(getDayPlan, { as, params: { id } });
const save = (as: Actor, pharmacyIds: string[], id = DAY) =>
  backend.call(saveDayPlan, { as, params: { id }, body: { pharmacyIds } });
const answer = (as: Actor, id: string, more: object = {}) =>
  backend.call(answerSignal, { as, params: { id }, body: { answer: 'later', kinds: ['quiet'], ...more } });

describe('nobody but those who enter', () => {
  test('401 without a session, 403 for everybody else', async () => {
    const body = { pharmacyIds: [] };
    for (const as of [
      undefined,
      await backend.as(),
      await backend.as('trainer'),
      await backend.as('support'),
    ]) {
      const who = as ? { as } : {};
      const calls = await Promise.all([
        backend.call(listRadar, who),
        backend.call(listRadarCounts, who),
        backend.call(answerSignal, { ...who, params: { id: '1' }, body: { answer: 'done', kinds: ['new'] } }),
        backend.call(getDayPlan, { ...who, params: { id: DAY } }),
        backend.call(saveDayPlan, { ...who, params: { id: DAY }, body }),
        backend.call(noteStop, { ...who, params: { id: DAY }, body: { pharmacyId: '1', visited: true } }),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(calls.map(() => (as ? 403 : 401)));
    }
  });

  test('who sees everyone has the radar of their own pharmacies alone', async () => {
    await team();
    const { value } = await radar(await backend.as('admin'));
    expect([value.items, value.meta.people, value.meta.pharmacies]).toEqual([[], 0, 0]);
  });
});

describe('counts by representative', () => {
  const counts = (as: Actor, allow: '0' | '1' = '1') =>
    backend.call(listRadarCounts, { as, query: { allow_sector: allow } });

  test('are of those who lead sectors, with the switch alone, and of their sectors', async () => {
    const world = await team();
    const { agent } = world;
    const stranger = await land.agent('Представитель', await land.world());
    for (const role of ['sector', 'regional', 'director']) {
      const lead = await land.agent(role, world);
      expect((await counts(lead, '0')).value.items).toEqual([]);
      const { items } = (await counts(lead)).value;
      const of = (id: string) => items.find((one) => one.id === id);
      expect(of(agent.id)).toMatchObject({ pharmacies: 2, people: 2, open: 0, done: 0, later: 0 });
      expect(of(stranger.id)).toBeUndefined();
    }
    for (const role of ['Представитель', 'cam', 'admin'])
      expect((await counts(await land.agent(role, world))).value.items, role).toEqual([]);
  });

  test('an answer of a representative is theirs alone, and closes their line', async () => {
    const world = await team();
    const { agent, people } = world;
    const lead = await land.agent('director', world);
    await land.change(people.own.id, { lastActivityAt: ago(40) });
    const of = async (id: string) => (await counts(lead)).value.items.find((one) => one.id === id);
    expect(await of(agent.id)).toMatchObject({ open: 1, done: 0 });
    await answer(agent, people.own.id, { answer: 'done' });
    expect(await of(agent.id)).toMatchObject({ open: 0, done: 1, later: 0 });
    expect(await of(lead.id)).toMatchObject({ open: 1, done: 0 });
  });
});

describe('the radar', () => {
  test('says nothing of who needs nothing, and counts everybody', async () => {
    const { agent } = await team();
    const { value } = await radar(agent);
    expect([value.items, value.meta.people, value.meta.pharmacies]).toEqual([[], 2, 2]);
  });

  test('each rule finds its person, and nobody abroad', async () => {
    const { agent, pharmacies, people } = await team();
    const works = async (lastName: string, more: object) => {
      const made = await land
        .world()
        .then(() => backend.given.user({ lastName, pharmacyId: pharmacies.own.id }));
      await land.change(made.id, { createdAt: ago(200), lastActivityAt: ago(1), ...more });
      return made;
    };
    await works('Тихая', { lastActivityAt: ago(40) });
    await works('Новая', { createdAt: ago(3) });
    const begun = await works('Начавшая', {});
    const { id: articleId } = await learning.article();
    const [item] = await backend.db
      .select()
      .from(learningItems)
      .where(eq(learningItems.articleId, articleId));
    const progress = { userId: begun.id, itemId: item?.id ?? '', startedAt: ago(12), updatedAt: ago(10) };
    await backend.db.insert(learningProgress).values(progress);
    const saver = await works('Копящая', {});
    await shop.gift({ price: 500, amount: 3, limit: 1 });
    await shop.points(saver.id, 'lrp', 460);
    const { id } = await trained.training({ startsAt: ago(5) });
    const absent = await works('Пропустившая', {});
    await trained.seat(absent.id, id);
    const came = await trained.seat(people.own.id, id);
    await backend.db
      .update(trainingRegistrations)
      .set({ visitedAt: ago(5) })
      .where(eq(trainingRegistrations.id, came));
    await land.change(people.abroad.id, { lastActivityAt: ago(90) });

    const lines = await linesOf(agent);
    const said = lines.map(({ name, signals }) => [name.split(' ')[0], signals[0]?.kind]);
    expect(said).toEqual([
      ['Копящая', 'gift'],
      ['Начавшая', 'stopped'],
      ['Пропустившая', 'missed'],
      ['Новая', 'new'],
      ['Тихая', 'quiet'],
    ]);
    expect(lines[1]?.say).toBe(`Предложите закончить «${item?.title ?? ''}» и спросите, что помешало.`);
    for (const line of lines) expect(line.signals.every(({ rule, text }) => rule && text)).toBe(true);
    expect(await linesOf(agent, { filter: { kind: 'new' } })).toHaveLength(1);
    expect((await radar(agent, { filter: { kind: 'new' } })).value.meta.kinds).toContainEqual({
      value: 'quiet',
      count: 1,
    });
    expect(await linesOf(agent, { filter: { pharmacy_id: pharmacies.near.id } })).toEqual([]);
    expect((await radar(agent, { filter: { kind: 'health' } })).status).toBe(400);
  });

  test('an answered line keeps silent for fourteen days, for who answered alone', async () => {
    const { agent, people, ...world } = await team();
    await land.change(people.own.id, { lastActivityAt: ago(45) });
    const colleague = await land.agent('cam', { ...world, people });
    expect(await linesOf(agent)).toHaveLength(1);
    expect((await answer(agent, people.own.id, { kinds: [] })).status).toBe(422);
    expect((await answer(agent, people.abroad.id)).status).toBe(404);
    expect((await answer(agent, people.own.id, { reason: 'В отпуске' })).status).toBe(204);
    const { value } = await radar(agent);
    expect([value.items, value.meta.answered]).toEqual([[], { done: 0, later: 1 }]);
    expect(await linesOf(colleague)).toHaveLength(1);
    backend.clock.advance(14 * DAY_MS);
    expect((await linesOf(agent)).map(({ id }) => id)).toContain(people.own.id);
    backend.clock.advance(-14 * DAY_MS);
  });

  test('an answer that is given twice is one, and the last word counts', async () => {
    const { agent, people } = await team();
    await land.change(people.own.id, { lastActivityAt: ago(45) });
    const answered = async () => (await radar(agent)).value.meta.answered;
    const presses = Array.from({ length: 10 }, () => answer(agent, people.own.id));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual(presses.map(() => 204));
    expect(await answered()).toEqual({ done: 0, later: 1 });
    await answer(agent, people.own.id, { answer: 'done' });
    expect(await answered()).toEqual({ done: 1, later: 0 });
  });

  test('of more people than can be summed up there is none; one pharmacy of them has its own, and the day its stops', async () => {
    const { agent, pharmacies, people } = await team();
    const { id: pharmacyId } = pharmacies.near;
    await backend.db.execute(sql`
      insert into users (email, last_name, first_name, pharmacy_id, last_activity_at)
      select 'crowd-' || n || '@mail.example', 'Толпа', 'Анна', ${pharmacyId}::bigint, ${NOW.toISOString()}::timestamptz
      from generate_series(1, 4998) n`);
    await backend.db.execute(sql`analyze`);
    await land.change(people.own.id, { lastActivityAt: ago(45) });
    await save(agent, [pharmacies.own.id]);
    const enough = await radar(agent);
    expect([enough.status, enough.value.meta.people]).toEqual([200, 5000]);
    expect((await plan(agent)).value.proposed).not.toEqual([]);
    await backend.given.user({ pharmacyId });
    const [refused, counts] = [
      await radar(agent),
      await backend.call(listRadarCounts, { as: agent, query: { allow_sector: '1' } }),
    ];
    expect([codeOf(refused), refused.errors[0]?.detail]).toEqual([
      '422 list-too-long',
      expect.stringContaining('больше 5\u00a0000\u00a0человек'),
    ]);
    expect(counts.status).toBe(200);
    const own = (await radar(agent, { filter: { pharmacy_id: pharmacies.own.id } })).value;
    expect(own.items.map(({ id }) => id)).toEqual([people.own.id]);
    const { stops, proposed } = (await plan(agent)).value;
    expect([stops.map(({ id, people: count }) => [id, count]), proposed]).toEqual([
      [[pharmacies.own.id, 1]],
      [],
    ]);
  });

  test('a sector is shown to those whom the switch serves', async () => {
    const world = await land.world();
    const [plain, head] = [await land.agent('cam', world), await land.agent('sector', world)];
    await land.change(world.people.near.id, { createdAt: ago(200), lastActivityAt: ago(60) });
    const query = { allow_sector: '1', filter: { kind: 'quiet' } };
    expect(await linesOf(plain, query)).toEqual([]);
    expect((await linesOf(head, query)).map(({ id }) => id)).toEqual([world.people.near.id]);
  });
});

describe('the plan of a day', () => {
  test('a day that is none, and a pharmacy that is not one’s own, are not found', async () => {
    const { agent, pharmacies } = await team();
    for (const id of ['2026-02-30', 'today']) expect((await plan(agent, id)).status).toBe(404);
    expect((await save(agent, [pharmacies.abroad.id])).status).toBe(404);
    const visit = { pharmacyId: pharmacies.own.id, visited: true };
    expect((await backend.call(noteStop, { as: agent, params: { id: DAY }, body: visit })).status).toBe(404);
    const many = Array.from({ length: 13 }, (_, at) => String(at + 1));
    expect((await save(agent, many)).status).toBe(422);
  });

  test('is kept in its order, and what was visited stays', async () => {
    const { agent, pharmacies } = await team();
    const [own, near] = [pharmacies.own.id, pharmacies.near.id];
    const first = await plan(agent);
    expect(first.value.stops).toEqual([]);
    expect(first.value.proposed.length).toBeGreaterThan(0);
    const order = async () => (await plan(agent)).value.stops.map(({ id }) => id);
    await save(agent, [near, own]);
    expect(await order()).toEqual([near, own]);
    await save(agent, [own, near]);
    expect(await order()).toEqual([own, near]);
    const body = { pharmacyId: own, visited: true, note: 'Поговорили о SPF' };
    const noted = await backend.call(noteStop, { as: agent, params: { id: DAY }, body });
    expect(noted.value.stops[0]).toMatchObject({
      id: own,
      visitedAt: NOW.toISOString(),
      note: 'Поговорили о SPF',
    });
    // of a device that had no network: when one was there, and never ahead of now
    for (const [visitedAt, kept] of [
      ['2026-11-20T06:00:00.000Z', '2026-11-20T06:00:00.000Z'],
      ['2026-12-20T06:00:00.000Z', NOW.toISOString()],
    ] as const) {
      const late = await backend.call(noteStop, {
        as: agent,
        params: { id: DAY },
        body: { ...body, visitedAt },
      });
      expect(late.value.stops[0]?.visitedAt).toBe(kept);
    }
    await save(agent, [near]);
    expect((await order()).sort()).toEqual([own, near].sort());
    // the next day knows when somebody was there, and proposes others
    const tomorrow = await plan(agent, '2026-11-21');
    expect(tomorrow.value.stops).toEqual([]);
    expect(tomorrow.value.proposed.map(({ id }) => id)).not.toContain(own);
    expect(await plan(await land.agent('cam', { ...(await land.world()), pharmacies }))).toMatchObject({
      status: 200,
    });
  });

  test('two at once keep one row a pharmacy', async () => {
    const { agent, pharmacies } = await team();
    const ids = [pharmacies.own.id, pharmacies.near.id];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(agent, at % 2 ? ids : [...ids].reverse())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const ofDay = and(eq(visitStops.userId, agent.id), eq(visitStops.day, DAY));
    expect(await backend.db.$count(visitStops, ofDay)).toBe(2);
  });
});
