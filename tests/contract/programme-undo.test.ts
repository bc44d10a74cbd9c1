import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import { listPointsHistory } from '@/api/points/endpoints';
import {
  closeProgramme,
  getProgrammeClosing,
  sendProgrammeTest,
  undoProgrammeClosing,
} from '@/api/programme/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { reverseEntries, standingEntries } from '@/backend/services/points/reverse-entries';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { FINISH, givenProgramme, NOW, PROGRAMME_ENV, type GivenProgramme } from '../helpers/given-programme';
import { expectLedgerWhole } from '../helpers/ledger-check';

let backend: TestBackend;
let given: GivenProgramme;
let admin: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  given = givenProgramme(backend);
  admin = await backend.as('admin');
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const AFTER = new Date(FINISH.getTime() + 3_600_000);
const closing = async () => (await backend.call(getProgrammeClosing, { as: admin })).value;
const close = (points: number) =>
  backend.call(closeProgramme, { as: admin, body: { checked: true, points } });
const undo = (points: number, as = admin) =>
  backend.call(undoProgrammeClosing, { as, body: { checked: true, points } });
const linesOf = async (userId: string) =>
  (
    await backend.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, userId))
      .orderBy(asc(ledgerEntries.id))
  ).map(({ kind, amount }) => [kind, amount]);

async function earn(as: Actor, pays: number[]) {
  const { id, answers } = await given.test({ pays });
  const body = { answers: answers(pays.length) };
  await backend.call(sendProgrammeTest, { as, params: { id }, body });
}

/** Moves points of the first mark that the person has any of. */
async function move(userId: string, amount: number, key: string) {
  const [{ markId } = { markId: '' }] = await backend.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId));
  const kind = amount < 0 ? ('order' as const) : ('award' as const);
  await inTransaction({ db: backend.db }, (tx) =>
    postEntries(tx, { now: backend.deps.now }, [{ userId, markId, amount, kind, title: '1', key }]),
  );
}

test('401 for nobody, 403 for a pharmacist, 422 without the tick, 409 before there is anything', async () => {
  const body = { checked: true as const, points: 1 };
  const as = await backend.as();
  expect((await backend.call(undoProgrammeClosing, { body })).status).toBe(401);
  expect((await undo(1, as)).status).toBe(403);
  const unchecked = { as: admin, body: { ...body, checked: false as never } };
  expect((await backend.call(undoProgrammeClosing, unchecked)).status).toBe(422);
  expect((await undo(1)).errors[0]?.code).toBe('programme-running');
  await backend.during(AFTER, async () => {
    expect((await undo(0)).errors[0]?.code).toBe('nothing-to-undo');
  });
});

test('what was moved is taken back, once; who has spent it is named; and it is moved again, once', async () => {
  const [anna, boris] = [await backend.as(), await backend.as()];
  await earn(anna, [30]);
  await earn(boris, [20]);
  backend.clock.set(AFTER);
  await close(50);
  expect((await undo(50)).errors[0]?.code).toBe('run-under-way');
  await backend.work();
  expect(await closing()).toMatchObject({ state: 'closed', reversible: { people: 2, points: 50 } });
  await move(boris.id, -15, 'order:1');

  expect((await undo(49)).errors[0]?.code).toBe('totals-changed');
  const pressed = await Promise.all([undo(50), undo(50, await backend.as('super-admin'))]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await closing()).state).toBe('undoing');
  expect((await close(50)).errors[0]?.code).toBe('run-under-way');
  await backend.work();
  expect(await linesOf(anna.id)).toEqual([
    ['programme', 30],
    ['reversal', -30],
  ]);
  expect(await linesOf(boris.id)).toEqual([
    ['programme', 20],
    ['order', -15],
  ]);
  const half = await closing();
  expect(half).toMatchObject({
    ...{ state: 'due', left: { people: 1, points: 30 }, reversible: { people: 1, points: 20 } },
    failures: [{ act: 'undo', code: 'funds-short', detail: 'Баллы уже потрачены: не хватает 15.' }],
  });
  const told = await backend.call(listNotifications, { as: anna });
  expect(told.value.items[0]?.data).toMatchObject({
    title: 'Начисление отменено: 30\u00a0баллов',
    text: expect.stringContaining('Образовательная программа 2025. Перенос итогов отменён') as string,
  });
  const history = await backend.call(listPointsHistory, { as: anna, query: {} });
  expect(history.value.items[0]).toMatchObject({ kind: 'reversal', amount: -30 });

  // what was taken back is moved again by a closing of its own
  await close(30);
  await backend.work();
  expect(await linesOf(anna.id)).toEqual([
    ['programme', 30],
    ['reversal', -30],
    ['programme', 30],
  ]);
  expect(await linesOf(boris.id)).toHaveLength(2);
  await move(boris.id, 15, 'award:1');
  await undo(50);
  await backend.work();
  expect(await closing()).toMatchObject({
    ...{ state: 'due', left: { people: 2, points: 50 }, reversible: { people: 0 }, failures: [] },
  });
  expect((await linesOf(anna.id)).at(-1)).toEqual(['reversal', -30]);
  expect((await undo(0)).errors[0]?.code).toBe('nothing-to-undo');
});

test('500 who take one entry back at once: it is taken back once', async () => {
  const person = await backend.as();
  backend.clock.set(NOW);
  const mark = await backend.given.mark();
  const award = { userId: person.id, markId: mark.id, amount: 40, kind: 'award' as const };
  const now = backend.deps.now;
  await inTransaction({ db: backend.db }, (tx) =>
    postEntries(tx, { now }, [{ ...award, title: 'Конкурс', key: 'award:racers' }]),
  );
  const own = and(eq(ledgerEntries.userId, person.id), eq(ledgerEntries.kind, 'award'));
  const [entry] = await standingEntries(backend.db, own);
  if (!entry) throw new Error('There is no entry');
  const by = { authorId: admin.id, reason: 'Ошибка' };
  await Promise.all(
    Array.from({ length: 500 }, () =>
      inTransaction({ db: backend.db }, (tx) => reverseEntries(tx, { now }, [entry], by)),
    ),
  );
  expect(await linesOf(person.id)).toEqual([
    ['award', 40],
    ['reversal', -40],
  ]);
  expect(await standingEntries(backend.db, own)).toEqual([]);
}, 120_000);

test('answers that could not be counted are named before the points move', async () => {
  backend.clock.set(NOW);
  const made = await given.test({ title: 'Солнце' });
  const as = await backend.given.user({ lastName: 'Громова', firstName: 'Анна' });
  const [revision] = await backend.db
    .select({ id: testRevisions.id })
    .from(testRevisions)
    .where(eq(testRevisions.testId, made.id));
  await backend.db.insert(attempts).values({
    ...{ userId: as.id, testId: made.id, revisionId: revision?.id ?? '', answers: made.answers(1) },
    ...{ startedAt: NOW, savedAt: NOW, closeFailedAt: NOW },
  });
  expect((await closing()).attempts).toMatchObject({ failed: 0 });
  await backend.during(AFTER, async () => {
    expect((await closing()).attempts).toMatchObject({
      ...{ waiting: 0, failed: 1 },
      failures: [{ name: expect.stringContaining('Громова') as string, test: 'Солнце' }],
    });
  });
});
