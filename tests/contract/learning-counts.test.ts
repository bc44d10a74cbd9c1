import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '@/backend/db/schema/articles';
import { learningItems, learningProgress } from '@/backend/db/schema/learning';
import { attempts, tests } from '@/backend/db/schema/tests';
import { keptCells } from '@/backend/services/learnings/kept-cells';
import { countLearnings } from '@/backend/services/learnings/learning-rows';
import { visibleItem } from '@/backend/services/learnings/visible-item';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { givenLearning } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let backend: TestBackend;
let given: ReturnType<typeof givenLearning>;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

const sorted = (cells: readonly object[]) => cells.map((cell) => JSON.stringify(cell)).sort();

/** What is kept and taken together, and what reading every item says. */
async function bothCells(userId: string, now = NOW) {
  const kept = await keptCells(backend.db, userId, now);
  return [sorted(kept), sorted(await countLearnings(backend.db, userId, now, visibleItem(now)))];
}

async function itemOf(testId: string): Promise<string> {
  const [item] = await backend.db.select().from(learningItems).where(eq(learningItems.testId, testId));
  return item?.id ?? '';
}

test('cells are those of reading every item, for who has begun, passed and waits, and for a stranger', async () => {
  const [anna, boris] = [await backend.given.user(), await backend.given.user()];
  const mark = await backend.given.mark();
  const all = { markId: mark.id };
  await given.article(all);
  await given.article({ ...all, tags: ['novinki'] });
  await given.article({ ...all, publishedAt: day(2) });
  await given.article({ ...all, startDate: day(1) });
  await given.article({ ...all, endDate: day(-1) });
  await given.article({ ...all, status: 0 });
  await given.video({ ...all, tags: ['novinki'], publishedAt: day(2) });
  const made = [await given.test(all), await given.test(all), await given.test(all), await given.test(all)];
  const [done, again, waits, open] = await Promise.all(made.map(({ id }) => itemOf(id)));
  const progress = (itemId = '', more = {}) => ({ userId: anna.id, itemId, ...more });
  await backend.db
    .insert(learningProgress)
    .values([
      progress(done, { finishedAt: day(-1) }),
      progress(again, { finishedAt: day(-1), repeatAt: day(5) }),
      progress(waits, { repeatAt: day(5) }),
      progress(open),
    ]);
  const [anna1, stranger] = [await bothCells(anna.id), await bothCells(boris.id)];
  expect(anna1[0]).toEqual(anna1[1]);
  expect(stranger[0]).toEqual(stranger[1]);
  expect(anna1[0]).not.toEqual(stranger[0]);
  const later = await bothCells(anna.id, day(10));
  expect(later[0]).toEqual(later[1]);
  expect(later[0]).not.toEqual(anna1[0]);
});

test('counts follow every change of items', async () => {
  const read = async (query: ReturnType<typeof sql>) =>
    ((await backend.db.execute(query)) as unknown as { rows: object[] }).rows;
  const keepsUp = async (act: string) => {
    const kept = await read(
      sql`select type, mark_id::text, count from learning_counts where count <> 0 order by 1, 2`,
    );
    const there = await read(sql`
      select type, mark_id::text, count(*)::int as count from learning_items
      where is_published and start_date is null and end_date is null group by 1, 2 order by 1, 2`);
    expect(kept, act).toEqual(there);
  };
  const [mark, other] = [await backend.given.mark(), await backend.given.mark()];
  const article = await given.article({ markId: mark.id });
  const made = await given.test({ markId: mark.id });
  await keepsUp('made');
  const change = (to: Partial<typeof articles.$inferInsert>) =>
    backend.db.update(articles).set(to).where(eq(articles.id, article.id));
  await change({ markId: other.id, kind: 'video' });
  await keepsUp('of another mark and type');
  await change({ endDate: day(1) });
  await keepsUp('with a date of its own');
  await change({ endDate: null, status: 0 });
  await keepsUp('taken back');
  await change({ status: 1 });
  await keepsUp('published again');
  await backend.db.update(tests).set({ isHidden: true });
  await keepsUp('all tests hidden at once');
  await backend.db.delete(attempts);
  await backend.db.delete(articles).where(eq(articles.id, article.id));
  await keepsUp('removed with its article');
  expect(made.id).not.toBe('');
});
