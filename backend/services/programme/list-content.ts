import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { contentQuery, programmeContent } from '@/api/programme/schemas';
import { lockReason } from '@/lib/domain/learning';
import { placed } from '@/lib/domain/programme';
import type { Of } from '@/lib/json-api/resource';
import { articles } from '../../db/schema/articles';
import { learningItems } from '../../db/schema/learning';
import { programmeMonths } from '../../db/schema/programme';
import { tests } from '../../db/schema/tests';
import { viewerOf, type Ctx } from '../../http/context';
import { selectLearnings } from '../learnings/learning-rows';
import { presentLearning } from '../learnings/present-learning';
import type { ProgrammeSpace } from './programme-space';

type Content = Of<typeof programmeContent>;
type Query = z.output<typeof contentQuery>;

/** Reads the months and steps of the programme's materials, with the ids of their learning items. */
async function placesOf(
  { db, now }: Ctx,
  { programme, shownTests, shownArticles }: ProgrammeSpace,
  filter: Query['filter'],
) {
  const { id: itemId } = learningItems;
  const { month } = programmeMonths;
  const own = and(
    eq(programmeMonths.programmeId, programme.id),
    filter?.month === undefined ? undefined : eq(month, filter.month),
  );
  const found = await Promise.all([
    db
      .select({ itemId, month, stepSlug: tests.stepSlug })
      .from(programmeMonths)
      .innerJoin(tests, eq(tests.programmeMonthId, programmeMonths.id))
      .innerJoin(learningItems, eq(learningItems.testId, tests.id))
      .where(and(own, shownTests(now()))),
    db
      .select({ itemId, month, stepSlug: articles.stepSlug })
      .from(programmeMonths)
      .innerJoin(articles, eq(articles.programmeMonthId, programmeMonths.id))
      .innerJoin(learningItems, eq(learningItems.articleId, articles.id))
      .where(and(own, shownArticles(now()))),
  ]);
  return found.flat();
}
type Place = Awaited<ReturnType<typeof placesOf>>[number];

function present(row: Parameters<typeof presentLearning>[0], { month, stepSlug }: Place, now: Date) {
  const item = presentLearning(row);
  const locked = lockReason({ startDate: item.startDate, endDate: item.endDate }, now);
  const lockedBecause = locked === 'unpublished' ? null : locked;
  return { ...item, type: item.type as Content['type'], isPublished: true, month, stepSlug, lockedBecause };
}

/** Steps and articles of the months, each month's in the order they are taken. */
export async function listProgrammeContent(ctx: Ctx, space: ProgrammeSpace, { filter }: Query) {
  const places = await placesOf(ctx, space, filter);
  const placeOf = new Map(places.map((place) => [place.itemId, place]));
  const rows = await selectLearnings(
    ctx.db,
    viewerOf(ctx).id,
    ctx.now(),
    inArray(learningItems.id, [...placeOf.keys()]),
  );
  const found = rows.flatMap((row) => {
    const place = placeOf.get(row.item.id);
    return place ? [present(row, place, ctx.now())] : [];
  });
  const months = [...new Set(found.map(({ month }) => month))].sort();
  const items: Content[] = months.flatMap((month) => placed(found.filter((item) => item.month === month)));
  const asked = filter?.type;
  return { items: asked?.length ? items.filter(({ type }) => asked.includes(type)) : items, meta: {} };
}
