import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportProgress } from '@/api/articles/endpoints';
import { transferPoints } from '@/api/points/endpoints';
import { moderateReview, sendReview } from '@/api/reviews/endpoints';
import { saveAnswers, sendTest } from '@/api/tests/endpoints';
import { balances, ledgerEntries } from '@/backend/db/schema/points';
import { attempts } from '@/backend/db/schema/tests';
import { videoWatches } from '@/backend/db/schema/learning';
import { TRANSFERS_A_DAY } from '@/lib/domain/transfer-limit';
import { inTransaction } from '@/backend/db/transaction';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { testEngine } from '../helpers/backend-database';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { ledgerBreaches } from '../helpers/ledger-breaches';
import { expectLedgerWhole } from '../helpers/ledger-check';

const RACERS = [2, 5, 10, 100];
let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  const env = { ENABLED_FEATURES: 'social-activity' };
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00'), env });
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const entriesOf = (userId: string) =>
  backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
/** How many calls ended in each status. */
function statuses(calls: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of calls) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe.each(RACERS)('%i at once', (count) => {
  test('the same answers, each with a key of its own: one attempt, one pay, one result for all', async () => {
    const as = await backend.as();
    const quiz = await given.test();
    const body = { answers: quiz.answers(2) };
    const calls = await times(count, (at) =>
      backend.call(sendTest, { as, params: { id: quiz.id }, body, idempotencyKey: `k${String(at)}` }),
    );
    expect(statuses(calls)).toEqual({ 200: count });
    expect(new Set(calls.map(({ value }) => value.id)).size).toBe(1);
    expect(await entriesOf(as.id)).toMatchObject([{ amount: 20 }]);
    expect(await backend.db.select().from(attempts).where(eq(attempts.userId, as.id))).toHaveLength(1);
  });

  test('one key, sent by all: one pay, and the first answer word for word', async () => {
    const as = await backend.as();
    const quiz = await given.test();
    const call = { as, params: { id: quiz.id }, body: { answers: quiz.answers(3) }, idempotencyKey: 'one' };
    const calls = await times(count, () => backend.call(sendTest, call));
    expect(statuses(calls)).toEqual({ 200: count });
    expect(new Set(calls.map(({ document }) => JSON.stringify(document))).size).toBe(1);
    expect(await entriesOf(as.id)).toHaveLength(1);
  });

  test('different answers: the first to come is scored, the rest are told so', async () => {
    const as = await backend.as();
    const quiz = await given.test({ pays: Array.from({ length: count }, () => 1) });
    const calls = await times(count, (at) =>
      backend.call(sendTest, { as, params: { id: quiz.id }, body: { answers: quiz.answers(at + 1) } }),
    );
    expect(statuses(calls)).toEqual({ 200: 1, 409: count - 1 });
    const won = calls.find(({ status }) => status === 200);
    expect(await entriesOf(as.id)).toMatchObject([{ amount: won?.value.points }]);
  });

  test('answers saved from many tabs are all kept, and none is saved after sending', async () => {
    const as = await backend.as();
    const quiz = await given.test({ pays: Array.from({ length: Math.min(count, 20) }, () => 1) });
    const params = { id: quiz.id };
    await times(quiz.questions.length, (at) =>
      backend.call(saveAnswers, { as, params, body: { answers: quiz.answers(99).slice(at, at + 1) } }),
    );
    const [kept] = await backend.db.select().from(attempts).where(eq(attempts.userId, as.id));
    expect(kept?.answers).toHaveLength(quiz.questions.length);
    const save = () => backend.call(saveAnswers, { as, params, body: { answers: quiz.answers(0) } });
    await Promise.all([
      backend.call(sendTest, { as, params, body: { answers: [] } }),
      times(count - 1, save),
    ]);
    const after = await backend.db.select().from(attempts).where(eq(attempts.userId, as.id));
    expect(after.map(({ submittedAt }) => submittedAt !== null)).toEqual([true]);
  });

  test('one award, retried by its caller with one key: one effect, one answer', async () => {
    const [as, admin] = [await backend.as(), await backend.as('admin')];
    const mark = await backend.given.mark();
    const link = `https://otzyv.example/${unique('race')}`;
    const sent = await backend.call(sendReview, { as, body: { mark: mark.slug, title: 'Крем', link } });
    const approval = { id: sent.value.id, status: 'approved' as const, points: 50 };
    const approve = { as: admin, body: approval, idempotencyKey: unique('approval') };
    const calls = await times(count, () => backend.call(moderateReview, approve));
    expect(statuses(calls)).toEqual({ 200: count });
    expect(new Set(calls.map(({ document }) => JSON.stringify(document))).size).toBe(1);
    expect(await entriesOf(as.id)).toMatchObject([{ amount: 50 }]);
    expect(await given.balance(as.id, mark.id)).toBe(50);
  });

  test('one award, approved by as many, each with a key of their own: one pays, the rest are told so', async () => {
    const [as, admin] = [await backend.as(), await backend.as('admin')];
    const mark = await backend.given.mark();
    const link = `https://otzyv.example/${unique('race')}`;
    const sent = await backend.call(sendReview, { as, body: { mark: mark.slug, title: 'Крем', link } });
    const body = { id: sent.value.id, status: 'approved' as const, points: 50 };
    const calls = await times(count, () =>
      backend.call(moderateReview, { as: admin, body, idempotencyKey: unique('approval') }),
    );
    expect(statuses(calls)).toEqual({ 200: 1, 409: count - 1 });
    expect(await given.balance(as.id, mark.id)).toBe(50);
  });

  test('one transfer, retried with one key: moved once', async () => {
    const as = await backend.as();
    const [from, to] = [await backend.given.mark(), await backend.given.mark()];
    await given.points(as.id, from.id, 1000);
    const body = { from: from.slug, to: to.slug, amount: 10 };
    const call = { as, body, idempotencyKey: unique('transfer') };
    const calls = await times(count, () => backend.call(transferPoints, call));
    expect(statuses(calls)).toEqual({ 200: count });
    expect([await given.balance(as.id, from.id), await given.balance(as.id, to.id)]).toEqual([990, 10]);
  });

  test('the last points, transferred by all: one transfer, the rest 422', async () => {
    const as = await backend.as();
    const [from, to] = [await backend.given.mark(), await backend.given.mark()];
    await given.points(as.id, from.id, 10);
    const body = { from: from.slug, to: to.slug, amount: 10 };
    const calls = await times(count, () => backend.call(transferPoints, { as, body }));
    expect(statuses(calls)).toEqual({ 200: 1, 422: count - 1 });
    expect([await given.balance(as.id, from.id), await given.balance(as.id, to.id)]).toEqual([0, 10]);
  });

  test('there and back between two marks at once: no deadlock, no point lost', async () => {
    const as = await backend.as();
    const [one, two] = [await backend.given.mark(), await backend.given.mark()];
    await given.points(as.id, one.id, 500);
    await given.points(as.id, two.id, 500);
    const calls = await times(count, (at) => {
      const [from, to] = at % 2 ? [one, two] : [two, one];
      return backend.call(transferPoints, { as, body: { from: from.slug, to: to.slug, amount: 1 } });
    });
    const moved = calls.filter(({ status }) => status === 200).map(({ value }) => value.from);
    const over = Math.max(count - TRANSFERS_A_DAY, 0);
    expect(statuses(calls)).toEqual({ 200: count - over, ...(over > 0 ? { 429: over } : {}) });
    const net = moved.filter((from) => from === two.slug).length * 2 - moved.length;
    const left = [await given.balance(as.id, one.id), await given.balance(as.id, two.id)];
    expect(left).toEqual([500 + net, 500 - net]);
  });

  test(
    'a video in as many tabs, devices and forged calls: never more than real time, paid once',
    { timeout: 60_000 },
    async () => {
      const as = await backend.as();
      const clip = await given.video({ durationSeconds: 100, points: 40 });
      const report = (at: number, ranges: [number, number][]) =>
        backend.call(reportProgress, {
          as,
          params: { id: clip.id },
          body: { ranges, duration: 1, deviceId: `tab-${String(at % 3)}` },
        });
      const counted = async () => {
        const [row] = await backend.db
          .select({ sum: sql<number>`sum(${videoWatches.countedSeconds})`.mapWith(Number) })
          .from(videoWatches)
          .where(and(eq(videoWatches.userId, as.id), eq(videoWatches.articleId, clip.id)));
        return row?.sum ?? 0;
      };
      await times(count, (at) => report(at, []));
      for (const passed of [15, 30]) {
        backend.clock.advance(15_000);
        await times(count, (at) => report(at, [[0, 100]]));
        expect(await counted()).toBeLessThanOrEqual(passed + 2.001);
        expect(await counted()).toBeGreaterThan(passed - 0.001);
      }
      // three times 70 s in all: one of the three devices has reached its goal, however they shared the time
      for (let step = 0; step < 12; step += 1) {
        backend.clock.advance(15_000);
        await times(3, (at) => report(at, [[0, 100]]));
      }
      expect(await entriesOf(as.id)).toMatchObject([{ amount: 40, kind: 'video' }]);
      expect(await counted()).toBeLessThanOrEqual(212.001);
    },
  );
});

test('many videos at once share one real time', async () => {
  const as = await backend.as();
  const clips = await times(10, () => given.video({ durationSeconds: 100 }));
  const report = (id: string, ranges: [number, number][]) =>
    backend.call(reportProgress, { as, params: { id }, body: { ranges, duration: 100, deviceId: 'd' } });
  await Promise.all(clips.map(({ id }) => report(id, [])));
  for (const passed of [15, 30, 45]) {
    backend.clock.advance(15_000);
    await Promise.all(clips.map(({ id }) => report(id, [[0, 100]])));
    const [row] = await backend.db
      .select({ sum: sql<number>`sum(${videoWatches.countedSeconds})`.mapWith(Number) })
      .from(videoWatches)
      .where(eq(videoWatches.userId, as.id));
    expect(row?.sum).toBeLessThanOrEqual(passed + 2.001);
  }
});

test.runIf(testEngine() === 'postgres')(
  'the control: a naive award, read then written, loses points',
  async () => {
    const naive = await startTestBackend({ ledger: 'broken' });
    try {
      const { id: userId } = await naive.as();
      const { id: markId } = await naive.given.mark();
      const mine = and(eq(balances.userId, userId), eq(balances.markId, markId));
      await naive.db.insert(balances).values({ userId, markId });
      await times(20, () =>
        inTransaction({ db: naive.db }, async (tx) => {
          const [row] = await tx.select().from(balances).where(mine);
          const balanceAfter = (row?.balance ?? 0) + 1;
          await tx.update(balances).set({ balance: balanceAfter }).where(mine);
          const entry = { userId, markId, amount: 1, kind: 'award', balanceAfter };
          await tx.insert(ledgerEntries).values({ ...entry, idempotencyKey: unique('naive') });
        }),
      );
      const [kept] = await naive.db.select().from(balances).where(mine);
      expect(kept?.balance).toBeLessThan(20);
      expect(await ledgerBreaches(naive.db)).toMatchObject([{ ledger: 20, balance: kept?.balance }]);
    } finally {
      await naive.close();
    }
  },
);
