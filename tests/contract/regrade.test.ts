import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyTestRegrade, getTestRegrade, undoTestRegrade } from '@/api/regrades/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { getTestPublication } from '@/api/versions/endpoints';
import { certificates } from '@/backend/db/schema/certificates';
import { learningProgress } from '@/backend/db/schema/learning';
import { notifications } from '@/backend/db/schema/notifications';
import { ledgerEntries } from '@/backend/db/schema/points';
import { throttleCounts } from '@/backend/db/schema/sessions';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import type { TestContent } from '@/backend/db/schema/types';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { applyRegrade } from '@/backend/services/testing/regrade';
import { lockTest } from '@/backend/services/testing/test-kind';
import { undoRegrade } from '@/backend/services/testing/undo-regrade';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { waitingForLocks } from '../helpers/deadlocks';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';
import { expectLedgerWhole } from '../helpers/ledger-check';

let backend: TestBackend;
let given: GivenLearning;
let author: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenLearning(backend);
  author = await backend.as('tests_moderator');
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

/** The key of the first question was wrong: the other option is right. */
const mended = ({ questions: [first, ...rest], ...content }: TestContent): TestContent => ({
  ...content,
  questions: [
    ...(first
      ? [
          {
            ...first,
            options: first.options.map((option) => ({
              ...option,
              isRight: !option.isRight,
              countPoints: option.isRight ? 0 : 10,
            })),
          },
        ]
      : []),
    ...rest,
  ],
});

async function sent(made: GivenTest, answers: ReturnType<GivenTest['answers']>): Promise<Actor> {
  const as = await backend.as();
  const params = { id: made.id };
  await backend.call(getTest, { as, params });
  backend.clock.advance(60_000);
  expect((await backend.call(sendTest, { as, params, body: { answers } })).status).toBe(200);
  return as;
}
const wrongFirst = (made: GivenTest, rights: number) => {
  const [first] = made.questions;
  const flip = first && { questionId: first.id, optionIds: [first.wrong] };
  return [...(flip ? [flip] : []), ...made.answers(rights).slice(1)];
};

/** One who said what is right now, one who said what was right then, one who was wrong everywhere else. */
async function world() {
  const made = await given.test({ title: unique('Пересчёт') });
  const gains = await sent(made, wrongFirst(made, 3));
  const loses = await sent(made, made.answers(3));
  const passes = await sent(made, wrongFirst(made, 1));
  await given.revise(made.id, mended);
  return { made, gains, loses, passes };
}
const rehearse = async (id: string) =>
  (await backend.call(getTestRegrade, { as: author, params: { id } })).value;
const apply = (id: string, body: { people: number; points: number }, idempotencyKey = unique('key')) =>
  backend.call(applyTestRegrade, { as: author, params: { id }, body, idempotencyKey });
const undo = (id: string, batch: string) =>
  backend.call(undoTestRegrade, {
    as: author,
    params: { id },
    body: { batch },
    idempotencyKey: unique('key'),
  });
const entries = ({ id }: Actor) =>
  backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, id)).orderBy(ledgerEntries.id);
const paid = async (as: Actor) => (await entries(as)).map(({ kind, amount }) => [kind, amount]);
const progress = async ({ id }: Actor, made: GivenTest) => {
  const own = and(eq(learningProgress.userId, id), eq(learningProgress.itemId, made.itemId));
  const [row] = await backend.db.select().from(learningProgress).where(own);
  return row;
};

test('the rehearsal names who gains and who was paid too much, and writes nothing', async () => {
  const { made } = await world();
  const before = [await backend.db.select().from(ledgerEntries), await backend.db.select().from(attempts)];
  const plan = await rehearse(made.id);
  expect(plan).toMatchObject({ looked: 3, gainsCount: 2, lossesCount: 1, points: 20, last: null });
  const facts = (list: typeof plan.gains) => list.map((one) => [one.before, one.after, one.nowPasses]);
  expect(facts(plan.gains).sort()).toEqual([
    [0, 10, true],
    [20, 30, false],
  ]);
  expect(facts(plan.losses)).toEqual([[30, 20, false]]);
  expect([await backend.db.select().from(ledgerEntries), await backend.db.select().from(attempts)]).toEqual(
    before,
  );
});

test('applied it pays exactly that, one entry a person, and tells them; nobody loses', async () => {
  const { made, gains, loses, passes } = await world();
  const plan = await rehearse(made.id);
  const kept = await backend.db.select().from(attempts).where(eq(attempts.testId, made.id));
  const { status, value } = await apply(made.id, { people: plan.gainsCount, points: plan.points });
  expect([status, value.gainsCount, value.last]).toMatchObject([200, 0, { people: 2, points: 20 }]);
  expect(await paid(gains)).toEqual([
    ['test', 20],
    ['regrade', 10],
  ]);
  // all of it is right by the mended key, which earns a certificate
  expect(await backend.db.$count(certificates, eq(certificates.userId, gains.id))).toBe(1);
  expect(await paid(loses)).toEqual([['test', 30]]);
  expect(await paid(passes)).toEqual([['regrade', 10]]);
  const [told] = await backend.db.select().from(notifications).where(eq(notifications.userId, passes.id));
  expect(told?.kind).toBe('points');
  // who has passed takes it no more; what they were asked and have answered stays
  expect(await progress(passes, made)).toMatchObject({ score: 10, repeatAt: null });
  expect(await backend.db.select().from(attempts).where(eq(attempts.testId, made.id))).toEqual(kept);
  const again = await apply(made.id, { people: 2, points: 20 });
  expect([again.status, again.errors[0]?.code]).toEqual([409, 'nothing-to-regrade']);
});

test('who passes by a mended key reads so, with the key; undone, it reads as before', async () => {
  const { made, gains, loses, passes } = await world();
  const lastOf = async (as: Actor) =>
    (await backend.call(getTest, { as, params: { id: made.id } })).value.lastResult;
  const before = [await lastOf(gains), await lastOf(loses), await lastOf(passes)];
  expect(before[2]).toMatchObject({ passed: false, points: 0 });
  const { value } = await apply(made.id, { people: 2, points: 20 });
  expect(await lastOf(passes)).toMatchObject({
    ...{ passed: true, points: 10, repeatDatetime: null },
    ...{ correctAnswersCount: (before[2]?.correctAnswersCount ?? 0) + 1 },
    certificateId: null,
  });
  const [mendedOne] = (await lastOf(passes))?.questions ?? [];
  expect(mendedOne).toMatchObject({ isRight: true, rightOptionIds: mendedOne?.chosenOptionIds });
  expect(await lastOf(gains)).toMatchObject({
    passed: true,
    points: 30,
    questions: [{ isRight: true }, {}, {}],
  });
  expect(await lastOf(loses)).toEqual(before[1]);
  await undo(made.id, value.last?.batch ?? '');
  expect((await lastOf(passes))?.points).toBe(0);
});

test('the same key is one regrade; two at once pay once', async () => {
  const { made, gains } = await world();
  const key = unique('key');
  const body = { people: 2, points: 20 };
  const first = await apply(made.id, body, key);
  expect((await apply(made.id, body, key)).document).toEqual(first.document);
  const other = await world();
  const both = await Promise.all([apply(other.made.id, body), apply(other.made.id, body)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await paid(gains)).toHaveLength(2);
  expect(await paid(other.gains)).toHaveLength(2);
});

test('another outcome than the one that was shown is refused, and nothing is paid', async () => {
  const { made, gains } = await world();
  const { status, errors } = await apply(made.id, { people: 2, points: 21 });
  expect([status, errors[0]?.code]).toEqual([409, 'regrade-changed']);
  expect(await paid(gains)).toEqual([['test', 20]]);
  const wrong = await apply(made.id, { people: -1, points: 0 });
  expect([wrong.status, wrong.errors[0]?.source]).toEqual([422, { pointer: '/data/attributes/people' }]);
});

test('undone it takes back what is still there; whoever has spent the points keeps them', async () => {
  const { made, gains, passes } = await world();
  const { value } = await apply(made.id, { people: 2, points: 20 });
  const batch = value.last?.batch ?? '';
  const context = backend.ctx();
  const spend = { userId: gains.id, markId: made.markId, amount: -30, kind: 'order' as const, title: '1' };
  await inTransaction(context, (tx) => postEntries(tx, context, [{ ...spend, key: unique('order') }]));

  const undone = await undo(made.id, batch);
  expect(undone.value).toMatchObject({ done: 1, kept: 1 });
  expect(await paid(passes)).toEqual([
    ['regrade', 10],
    ['regrade', -10],
  ]);
  expect((await progress(passes, made))?.repeatAt).not.toBeNull();
  expect(await progress(passes, made)).toMatchObject({ score: 0, finishedAt: null });

  // with points again the rest is taken back too; then there is nothing left
  await given.points(gains.id, made.markId, 10);
  expect((await undo(made.id, batch)).value).toMatchObject({ done: 1, kept: 0 });
  const over = await undo(made.id, batch);
  expect([over.status, over.errors[0]?.code]).toEqual([409, 'nothing-to-undo']);
  expect((await undo(made.id, crypto.randomUUID())).status).toBe(409);
  expect((await rehearse(made.id)).last).toBeNull();
});

test('an express test pays all of it to who passes by the mended key', async () => {
  const made = await given.test({ availableErrorsCount: 1, countPoints: 40, title: unique('Экспресс') });
  const as = await sent(made, wrongFirst(made, 2));
  expect(await paid(as)).toEqual([]);
  await given.revise(made.id, mended);
  await apply(made.id, { people: 1, points: 40 });
  expect(await paid(as)).toEqual([['regrade', 40]]);
});

test('a test that was never out has nothing to regrade', async () => {
  const made = await given.test();
  const { status, value } = await backend.call(getTestRegrade, { as: author, params: { id: made.id } });
  expect([status, value.looked, value.gainsCount]).toEqual([200, 0, 0]);
});

test('more people than one call pays are paid by a run, one entry each; so it is undone', async () => {
  const { made, gains, loses, passes } = await world();
  const shown = { people: 2, points: 20 };
  const started = await applyRegrade(backend.ctx(author), made.id, shown, 2);
  expect(started).toMatchObject({ gainsCount: 2, isUnderWay: true, last: null });
  const second = await apply(made.id, shown);
  expect([second.status, second.errors[0]?.code]).toEqual([409, 'run-under-way']);
  expect(await paid(passes)).toEqual([]);
  await backend.work();
  expect(await paid(gains)).toEqual([
    ['test', 20],
    ['regrade', 10],
  ]);
  expect(await paid(loses)).toEqual([['test', 30]]);
  expect(await paid(passes)).toEqual([['regrade', 10]]);
  const { last, ...over } = await rehearse(made.id);
  expect([over, last]).toMatchObject([
    { gainsCount: 0, isUnderWay: false },
    { people: 2, points: 20 },
  ]);
  const run = and(eq(notifications.userId, author.id), eq(notifications.kind, 'run-finished'));
  expect(await backend.db.$count(notifications, run)).toBe(1);

  const undone = await undoRegrade(backend.ctx(author), made.id, { batch: last?.batch ?? '' }, 1);
  expect(undone).toMatchObject({ done: 0, isUnderWay: true });
  await backend.work();
  expect((await paid(gains)).at(-1)).toEqual(['regrade', -10]);
  expect(await progress(passes, made)).toMatchObject({ score: 0, finishedAt: null });
  expect((await rehearse(made.id)).last).toBeNull();
});

test.runIf(testEngine() === 'postgres')(
  'a version that comes out between the plan and the run is not paid by',
  async () => {
    const { made, passes } = await world();
    let asked: Promise<unknown> | undefined;
    await backend.db.transaction(async (tx) => {
      await lockTest(tx, made.id);
      asked = applyRegrade(backend.ctx(author), made.id, { people: 2, points: 20 }, 2).catch(
        (error: unknown) => error,
      );
      // planned, and at the door that this transaction holds
      await expect.poll(() => waitingForLocks(backend.db)).toBe(1);
      const isOut = and(eq(testRevisions.testId, made.id), eq(testRevisions.state, 'published'));
      const retired = { state: 'retired' as const, retiredAt: backend.clock.now() };
      const [last] = await tx.update(testRevisions).set(retired).where(isOut).returning();
      const { id: _, number = 0, content, ...rest } = last!;
      const next = { ...rest, number: number + 1, content: { ...content, pointsMultiplier: 3 } };
      await tx.insert(testRevisions).values({ ...next, state: 'published', retiredAt: null });
    });
    expect(await asked).toMatchObject({ status: 409, code: 'regrade-changed' });
    await backend.work();
    expect(await paid(passes)).toEqual([]);
  },
);

test('a version that comes out under a run stops it: what is not shown is not paid', async () => {
  const { made, passes } = await world();
  await applyRegrade(backend.ctx(author), made.id, { people: 2, points: 20 }, 2);
  await given.revise(made.id, (content) => ({ ...content, title: 'Ещё одна версия' }));
  await backend.work();
  expect(await paid(passes)).toEqual([]);
  expect((await rehearse(made.id)).isUnderWay).toBe(false);
});

const preview = (as: Actor, id: string) => backend.call(getTestRegrade, { as, params: { id } });

/** Five previews of one person at once. The first is held where it is counted until the others are in line or refused. */
async function fiveAtOnce(look: () => ReturnType<typeof preview>, key: string) {
  const asked: ReturnType<typeof preview>[] = [];
  await inTransaction(backend.deps.database, async (tx) => {
    await tx.insert(throttleCounts).values({ key, count: 0, since: backend.clock.now() });
    let refused = 0;
    asked.push(...[1, 2, 3, 4, 5].map(look));
    for (const call of asked) void call.then(({ status }) => (refused += Number(status === 429)));
    await vi.waitFor(() => expect(refused).toBe(3));
    await vi.waitFor(async () => expect(await waitingForLocks(backend.db)).toBe(1));
  });
  return Promise.all(asked);
}

// PGlite has one connection: the transaction that holds the first preview would hold all
test.runIf(testEngine() === 'postgres')(
  'previews of one person score one after another, and so many an hour; others go on',
  async () => {
    const { made } = await world();
    const eager = await backend.as('tests_moderator');
    const look = (as: Actor) => preview(as, made.id);
    const key = `test-scoring:${eager.id}`;
    const calls = await fiveAtOnce(() => look(eager), key);
    // one scores, one waits
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(calls.find(({ status }) => status === 429)?.errors[0]).toMatchObject({
      code: 'still-scoring',
      detail: expect.stringMatching(/[а-я]/) as string,
    });
    expect((await look(author)).status).toBe(200);
    await backend.db.update(throttleCounts).set({ count: 120 }).where(eq(throttleCounts.key, key));
    const over = await look(eager);
    expect([over.status, over.errors[0]?.code]).toEqual([429, 'too-many-previews']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    const published = { as: eager, params: { id: made.id } };
    const unscored = await backend.call(getTestPublication, published);
    expect([unscored.status, unscored.errors[0]?.code], 'nothing to score is not counted').not.toContain(429);
  },
);
