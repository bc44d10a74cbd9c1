import { and, eq, gt, inArray, isNotNull, isNull, sql, type AnyColumn } from 'drizzle-orm';
import { EARNED_KINDS } from '@/lib/domain/ledger';
import { lastMonths, summariseLearning } from '@/lib/domain/learning-statistics';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import { attempts, tests } from '../../db/schema/tests';
import { viewerOf, type Ctx } from '../../http/context';

const MONTHS = 6;

const monthOf = (column: AnyColumn) =>
  sql<string>`to_char(${column} at time zone 'Europe/Moscow', 'YYYY-MM')`.as('month');

function learned({ db }: Ctx, userId: string) {
  const month = monthOf(learningProgress.finishedAt);
  return db
    .select({
      type: learningItems.type,
      brand: marks.slug,
      name: marks.name,
      month,
      count: sql<number>`count(*)::int`,
    })
    .from(learningProgress)
    .innerJoin(learningItems, eq(learningItems.id, learningProgress.itemId))
    .innerJoin(marks, eq(marks.id, learningItems.markId))
    .leftJoin(articles, eq(articles.id, learningItems.articleId))
    .leftJoin(tests, eq(tests.id, learningItems.testId))
    .where(
      and(
        eq(learningProgress.userId, userId),
        isNotNull(learningProgress.finishedAt),
        isNull(articles.programmeMonthId),
        isNull(tests.programmeMonthId),
      ),
    )
    .groupBy(learningItems.type, marks.slug, marks.name, sql`month`);
}

function earned({ db }: Ctx, userId: string) {
  const { amount, kind, markId, createdAt } = ledgerEntries;
  const mine = and(eq(ledgerEntries.userId, userId), gt(amount, 0), inArray(kind, [...EARNED_KINDS]));
  return db
    .select({
      brand: marks.slug,
      name: marks.name,
      month: monthOf(createdAt),
      points: sql<number>`sum(${amount})::int`,
    })
    .from(ledgerEntries)
    .innerJoin(marks, eq(marks.id, markId))
    .where(mine)
    .groupBy(marks.slug, marks.name, sql`month`);
}

function sent({ db }: Ctx, userId: string) {
  return db
    .select({
      sent: sql<number>`count(*)::int`,
      passed: sql<number>`(count(*) filter (where ${attempts.result} ->> 'passed' = 'true'))::int`,
    })
    .from(attempts)
    .innerJoin(tests, eq(tests.id, attempts.testId))
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.submittedAt), isNull(tests.programmeMonthId)));
}

/** Returns a person's learning in figures, by default the viewer's; zeros for a new account. */
export async function readStatistics(ctx: Ctx, id: string = viewerOf(ctx).id) {
  const [items, points, [tests]] = await Promise.all([learned(ctx, id), earned(ctx, id), sent(ctx, id)]);
  const nameOf = new Map([...items, ...points].map(({ brand, name }) => [brand, name]));
  const { brands, ...rest } = summariseLearning(items, points, lastMonths(ctx.now(), MONTHS));
  return {
    id,
    ...rest,
    brands: brands.map((row) => ({ ...row, brandName: nameOf.get(row.brand) ?? row.brand })),
    testsSent: tests?.sent ?? 0,
    testsPassed: tests?.passed ?? 0,
  };
}
