import { countDistinct } from 'drizzle-orm';
import * as path from '@/lib/routes/path';
import { attempts } from '../../db/schema/tests';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { RunRefusal, type RunNews, type RunTools, type RunWork } from '../../runs/run-work';
import { payOne } from './pay-regrade';
import type { Row } from './present';
import { changesFor, keyedTest, peopleAfter, sentTo } from './regrade-plan';
import { paidBy, takeBackOne } from './take-back';
import { lockTest } from './test-kind';

interface Cursor {
  after: string;
}
interface Input {
  batch: string;
  /** The version whose key was shown. */
  revisionId?: string;
}

/** People handled in one step of a run. */
const STEP = 100;

const whoOf = ({ now, run }: RunTools) => ({ ...(run.input as Input), authorId: run.ownerId, now });

/** Locks the people first, then the test, as every transaction that locks both (docs/decisions/0018). */
const holding = <T>(
  { db, run }: RunTools,
  people: readonly { userId: string }[],
  work: (tx: Db, row: Row) => Promise<T>,
) =>
  inTransaction(alsoOf({ db }, ...people.map(({ userId }) => userId)), async (tx) => {
    const row = await lockTest(tx, run.subject);
    return work(tx, row);
  });

const newsOf =
  (words: Record<'done' | 'failed', { title: string; text: string }>): RunNews =>
  (end, { subject }) => ({ ...words[end], link: `${path.testResults(subject)}?tab=regrade` });

/** Pays the points that the current key adds, `STEP` people per step; people who are paid already stay unchanged. */
export const testRegrade: RunWork<Cursor> = {
  async begin({ db, run }) {
    const [row] = await db
      .select({ total: countDistinct(attempts.userId) })
      .from(attempts)
      .where(sentTo(run.subject));
    return { cursor: { after: '0' }, total: row?.total ?? 0 };
  },

  async step(tools, { after }) {
    const { db, run } = tools;
    const people = await peopleAfter(db, run.subject, after, STEP);
    const last = people.at(-1);
    if (!last) return null;
    await holding(tools, people, async (tx, row) => {
      const test = await keyedTest(tx, run.subject);
      const who = whoOf(tools);
      if (test.published.id !== who.revisionId) throw new RunRefusal('Another version came out meanwhile');
      for (const change of await changesFor(tx, test, people))
        if (change.change > 0) await payOne(tx, who, row, change);
    });
    return { cursor: { after: last.userId }, moved: people.length };
  },

  news: newsOf({
    done: { title: 'Пересчёт теста закончен', text: 'Баллы начислены, каждому сообщили.' },
    failed: {
      title: 'Пересчёт теста остановился',
      text: 'Возможно, вышла новая версия. Начните ещё раз: начисленное не изменится.',
    },
  }),
};

/** Undoes a regrade, `STEP` people per step; people who have spent the points keep them. */
export const testRegradeUndo: RunWork<Cursor> = {
  async begin({ db, run }) {
    const { batch } = run.input as Input;
    return { cursor: { after: '0' }, total: (await paidBy(db, run.subject, batch)).length };
  },

  async step(tools, { after }) {
    const { db, run } = tools;
    const who = whoOf(tools);
    const some = await paidBy(db, run.subject, who.batch, { after, most: STEP });
    const last = some.at(-1);
    if (!last) return null;
    await holding(tools, some, async (tx) => {
      // payments read before the lock may have been undone since
      const open = await paidBy(tx, run.subject, who.batch, { after, most: STEP });
      for (const one of open)
        if (some.some(({ userId }) => userId === one.userId)) await takeBackOne(tx, who, run.subject, one);
    });
    return { cursor: { after: last.userId }, moved: some.length };
  },

  news: newsOf({
    done: { title: 'Пересчёт теста отменён', text: 'У тех, кто баллы уже потратил, они остались.' },
    failed: { title: 'Отменить пересчёт не удалось', text: 'Начните ещё раз: отменённое не изменится.' },
  }),
};
