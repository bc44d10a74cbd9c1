import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getArticleBySlug } from '@/api/articles/endpoints';
import { logout } from '@/api/auth/endpoints';
import { startExport } from '@/api/exports/endpoints';
import { applyImport, checkImport, getImport } from '@/api/imports/endpoints';
import { getMe, getMyWork } from '@/api/me/endpoints';
import { listPointsHistory } from '@/api/points/endpoints';
import { keepSeats } from '@/api/quotas/endpoints';
import { createRating } from '@/api/ratings/endpoints';
import { importVisits } from '@/api/registrations/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { registerSelf } from '@/api/trainings/endpoints';
import { openDatabase } from '@/backend/db/client';
import { articles } from '@/backend/db/schema/articles';
import { chains, pharmacies } from '@/backend/db/schema/directory';
import { glossaryWords } from '@/backend/db/schema/glossary';
import { notifications } from '@/backend/db/schema/notifications';
import { runs } from '@/backend/db/schema/runs';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { roles, userRoles } from '@/backend/db/schema/users';
import { inTransaction } from '@/backend/db/transaction';
import { remindOfTrainings } from '@/backend/services/trainings/remind';
import { HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenTrainings } from '../helpers/given-trainings';
import { databasesOn, startPostgres, type TestPostgres } from '../helpers/postgres';

/** Kept by a backend: plans, who asks, verified tokens, words of the glossary. What one writes the other has to see. */
const PEOPLE = 100;
const onPostgres = test.skipIf(process.env.TEST_ENGINE !== 'postgres');
let server: Pick<TestPostgres, 'createDatabase' | 'stop'> | undefined;
let one: TestBackend;
let other: TestBackend;
let given: GivenLearning;
/** Files are in one place, as of servers that share a database. */
let folder: string;

beforeAll(async () => {
  if (process.env.TEST_ENGINE !== 'postgres') return;
  const shared = process.env.TEST_POSTGRES_BASE;
  server = shared ? { ...databasesOn(shared), stop: async () => undefined } : await startPostgres();
  const databaseUrl = await server.createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portal-two-backends-'));
  const env = { DATA_DIR: folder };
  [one, other] = (await Promise.all(
    [1, 2].map(async () => startTestBackend({ env, database: await openDatabase({ databaseUrl }) })),
  )) as [TestBackend, TestBackend];
  given = givenLearning(one);
});
afterAll(async () => {
  await one?.close();
  await other?.close();
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const both = () => [one, other];
/** The same question to both backends at once, some times over, so that plans are kept and shared by then. */
const fromBoth = <T>(ask: (backend: TestBackend) => Promise<T>) =>
  Promise.all([...both(), ...both(), ...both()].map(ask));
const same = <T>(value: T) => Array.from({ length: 6 }, () => value);

onPostgres(
  'a hundred people interleaved over two backends have each their own name, likes and points',
  async () => {
    const mark = await one.given.mark();
    const { id, slug } = await given.article({ markId: mark.id });
    const people: (Actor & { points: number; isLiked: boolean })[] = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      const actor = await one.given.user();
      const isLiked = at % 3 === 0;
      await given.points(actor.id, mark.id, at + 1);
      if (isLiked)
        await one.call(createRating, {
          as: actor,
          body: { rateableType: 'article', rateableId: id, rating: 5 },
        });
      people.push({ ...actor, points: at + 1, isLiked });
    }
    const seen = await Promise.all(
      people.flatMap((as, at) =>
        both().map(async (backend) => {
          const [me, article, history] = await Promise.all([
            backend.call(getMe, { as }),
            (at % 2 ? one : other).call(getArticleBySlug, { as, params: { slug } }),
            backend.call(listPointsHistory, { as }),
          ]);
          return [me.value.id, me.value.totalPoints, article.value.isLiked, history.value.meta.balance];
        }),
      ),
    );
    const wanted = people.flatMap(({ id: own, points, isLiked }) =>
      both().map(() => [own, points, isLiked, points]),
    );
    expect(seen).toEqual(wanted);
  },
);

onPostgres('what one backend writes both tell at once: a like, points, a text, a word', async () => {
  const as = await one.given.user();
  const mark = await one.given.mark();
  const { id, slug } = await given.article({ markId: mark.id, content: '<p>О ниацинамиде и других.</p>' });
  const read = (backend: TestBackend) =>
    backend
      .call(getArticleBySlug, { as, params: { slug }, query: { terms: '1' } })
      .then(({ value }) => value);
  const likes = () => fromBoth(async (backend) => (await read(backend)).isLiked);
  expect(await likes()).toEqual(same(false));
  await one.call(createRating, { as, body: { rateableType: 'article', rateableId: id, rating: 5 } });
  expect(await likes()).toEqual(same(true));

  const balances = () =>
    fromBoth(async (backend) => (await backend.call(listPointsHistory, { as })).value.meta.balance);
  expect(await balances()).toEqual(same(0));
  await given.points(as.id, mark.id, 7);
  expect(await balances()).toEqual(same(7));

  await other.db.update(articles).set({ title: 'Новое название' }).where(eq(articles.id, id));
  expect(await fromBoth(async (backend) => (await read(backend)).title)).toEqual(same('Новое название'));

  const terms = () => fromBoth(async (backend) => (await read(backend)).terms?.map(({ text }) => text));
  expect(await terms()).toEqual(same([]));
  const word = { slug: 'niacinamid', name: 'ниацинамид', synonyms: ['ниацинамиде'] };
  await one.db
    .insert(glossaryWords)
    .values({ ...word, description: '<p>Витамин.</p>', publishedAt: new Date(0) });
  expect(await terms()).toEqual(same(['Витамин.']));
});

onPostgres('a right and the end of a session hold on both for the next call', async () => {
  const as = await one.given.user();
  const work = () =>
    fromBoth(async (backend) => {
      const answer = await backend.call(getMyWork, { as });
      return answer.status === 200 ? answer.value.counts.questions !== null : answer.status;
    });
  expect(await work()).toEqual(same(false));
  const [expert] = await one.db.select().from(roles).where(eq(roles.name, 'expert'));
  const mine = { userId: as.id, roleId: expert?.id ?? '' };
  await one.db.insert(userRoles).values(mine);
  expect(await work()).toEqual(same(true));
  await other.db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, mine.userId), eq(userRoles.roleId, mine.roleId)));
  expect(await work()).toEqual(same(false));
  expect((await one.call(logout, { as })).status).toBe(204);
  expect(await work()).toEqual(same(401));
});

onPostgres('seats kept for a chain stay its own when forty press on two backends at once', async () => {
  const trainer = await one.as('trainer');
  const trainings = givenTrainings(one);
  const { id } = await trainings.training({ leaderId: trainer.id, capacity: 12 });
  const { id: pharmacyId } = await one.given.pharmacy();
  const [chain] = await one.db
    .insert(chains)
    .values({ name: unique('Планета') })
    .returning();
  const chainId = chain?.id ?? '';
  await one.db.update(pharmacies).set({ chainId }).where(eq(pharmacies.id, pharmacyId));
  const key = { idempotencyKey: crypto.randomUUID() };
  const kept = { kind: 'chain' as const, chainId, seats: 7 };
  expect((await one.call(keepSeats, { as: trainer, params: { id }, body: kept, ...key })).status).toBe(200);
  const people: Actor[] = [];
  for (let at = 0; at < 40; at += 1) people.push(await one.given.user(at % 2 ? { pharmacyId } : {}));
  const own = people.filter((_, at) => at % 2).map((person) => person.id);
  const register = (as: Actor, at: number) =>
    (at % 4 < 2 ? one : other).call(registerSelf, {
      ...{ as, params: { id }, body: {} },
      idempotencyKey: crypto.randomUUID(),
    });
  await Promise.all(people.map(register));
  const seated = await trainings.people(id, 'registered');
  expect(seated).toHaveLength(12);
  expect(await trainings.taken(id)).toBe(12);
  expect(seated.filter((person) => own.includes(person)).length).toBeGreaterThanOrEqual(7);
});

/** Both work on four runs; each takes two, for all are held at their first look at a registration until that is so. */
async function workedByBoth(): Promise<number[]> {
  let [release, held] = [() => {}, () => {}];
  const areTaken = new Promise<void>((resolve) => (release = resolve));
  const isHeld = new Promise<void>((resolve) => (held = resolve));
  const hold = inTransaction(one.deps.database, async (tx) => {
    await tx.execute(sql`lock table training_registrations in access exclusive mode`);
    held();
    await areTaken;
  });
  await isHeld;
  const work = Promise.all(both().map((backend) => backend.work()));
  try {
    await vi.waitFor(async () => expect(await one.db.$count(runs, eq(runs.status, 'process'))).toBe(4), {
      timeout: 10_000,
    });
  } finally {
    release();
  }
  await hold;
  return work;
}

onPostgres(
  'R15: two backends check and load visits and write reports of four trainers, each once',
  async () => {
    const given = givenTrainings(one);
    const [first, second] = [one, other];
    const all: { as: Actor; topicId: string; seats: string[]; from: TestBackend; importId: string }[] = [];
    for (const from of [first, second, first, second]) {
      const as = await one.as('trainer');
      const topicId = await given.topic();
      const { id } = await given.training({ topicId, leaderId: as.id, inDays: -2 });
      const seats: string[] = [];
      for (let at = 0; at < 10; at += 1) seats.push(await given.seat((await one.given.user()).id, id));
      const file = new File(
        [['№ записи;Посещение', ...seats.map((seat) => `${seat};да`)].join('\r\n')],
        'Отчёт.csv',
      );
      const { value } = await from.call(importVisits, { as, body: { file } });
      const begun = await from.call(checkImport, {
        as,
        params: { id: value.id },
        body: { mapping: value.mapping },
      });
      expect(begun.status).toBe(200);
      all.push({ as, topicId, seats, from, importId: value.id });
    }
    expect(await workedByBoth()).toEqual([2, 2]);
    for (const { as, from, importId } of all) {
      const { value } = await from.call(getImport, { as, params: { id: importId } });
      expect(value).toMatchObject({ state: 'ready', counts: { update: 10, wrong: 0 } });
      const body = { onlyRight: false };
      expect((await from.call(applyImport, { as, params: { id: importId }, body })).status).toBe(200);
    }
    expect(await workedByBoth()).toEqual([2, 2]);
    const seats = all.flatMap((own) => own.seats);
    const { id: seat, visitId, visitSource } = trainingRegistrations;
    const marked = await one.db
      .select({ visitId, visitSource })
      .from(trainingRegistrations)
      .where(inArray(seat, seats));
    expect(new Set(marked.map((row) => row.visitSource))).toEqual(new Set(['import']));
    expect(new Set(marked.map((row) => row.visitId)).size).toBe(seats.length);

    const reports: string[] = [];
    for (const { as, from, topicId } of all) {
      const body = { format: 'xlsx' as const, filters: { topicId } };
      const { value } = await from.call(startExport, { as, params: { id: 'training-registrations' }, body });
      reports.push(value.id);
    }
    expect(await workedByBoth()).toEqual([2, 2]);
    for (const [at, { as, seats: own }] of all.entries()) {
      const files = await fromBoth(async (backend) => {
        const { value } = await backend.call(getRunFile, { as, params: { id: reports[at] ?? '' } });
        const [sheet] = await readExcel(Buffer.from(value.body as Uint8Array));
        return sheet?.data.slice(1).map(([number]) => String(number));
      });
      expect(files).toEqual(same(own));
      const told = await one.db.select().from(notifications).where(eq(notifications.userId, as.id));
      const titles = told.filter(({ kind }) => kind === 'run-finished').map(({ data }) => data.title);
      expect(titles.sort()).toEqual(['Выгрузка готова', 'Таблица загружена', 'Таблица проверена']);
    }
  },
);

onPostgres('R15: two backends remind a hundred people of a training, each of them once', async () => {
  const trainings = givenTrainings(one);
  const { id, startsAt } = await trainings.training({ inDays: 3, capacity: PEOPLE });
  const people: string[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push((await one.given.user()).id);
  for (const person of people) await trainings.seat(person, id);
  const remindersOf = async (hours: number) => {
    for (const { clock } of both()) clock.set(new Date(startsAt.getTime() - hours * HOUR_MS));
    await fromBoth(({ deps }) => remindOfTrainings(deps));
    const own = and(eq(notifications.kind, 'training-reminder'), inArray(notifications.userId, people));
    const rows = await one.db.select({ userId: notifications.userId }).from(notifications).where(own);
    return rows.map(({ userId }) => userId).sort();
  };
  expect(await remindersOf(24)).toEqual(people.toSorted());
  expect(await remindersOf(1)).toEqual([...people, ...people].sort());
});
