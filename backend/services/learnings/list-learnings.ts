import { and, asc, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { LEARNING_STATES, type learningQuery } from '@/api/learnings/schemas';
import { LEARNING_TYPES, NEW_TAG } from '@/lib/domain/learning';
import { articleCategories, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningFavorites, learningItems, learningProgress } from '../../db/schema/learning';
import { learningItemGammas, productFilterEntries } from '../../db/schema/products';
import { firstRows } from '../../db/first-rows';
import { holds } from '../../db/text';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { firstModule } from '../modules/module-order';
import { keptCells } from './kept-cells';
import { articleTests, countLearnings, selectLearnings, stateOf, tagged } from './learning-rows';
import { presentLearning } from './present-learning';
import { STATES_OF, sumOf, type Cell } from './states';
import { visibleItem } from './visible-item';

type Query = z.output<typeof learningQuery>;
type Filter = NonNullable<Query['filter']>;
type Type = (typeof learningItems.$inferSelect)['type'];

function favored(ctx: Ctx): SQL {
  const { userId, itemId } = learningFavorites;
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(learningFavorites)
    .where(and(eq(userId, viewerOf(ctx).id), eq(itemId, sql`${learningItems.id}`)));
  return exists(rows);
}

function ofGamma(ctx: Ctx, aliases: string[]): SQL {
  const { itemId, entryId } = learningItemGammas;
  const { id, group, alias } = productFilterEntries;
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(learningItemGammas)
    .innerJoin(productFilterEntries, eq(id, entryId))
    .where(and(eq(itemId, learningItems.id), eq(group, 'gamma'), inArray(alias, aliases)));
  return exists(rows);
}

/** Condition: items of these categories; a test has the categories of its article. */
function categorised(ctx: Ctx, slugs: string[]): SQL {
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(articleCategories)
    .innerJoin(categories, eq(categories.id, articleCategories.categoryId))
    .innerJoin(articles, eq(articles.id, articleCategories.articleId))
    .where(
      and(
        inArray(categories.slug, slugs),
        or(eq(articles.id, learningItems.articleId), eq(articles.testId, learningItems.testId)),
      ),
    );
  return exists(rows);
}

/** The same expression as in the trigram index. */
const words = sql`${learningItems.title} || ' ' || ${learningItems.description}`;

/** Everything but type and state: the tabs are counted without those two. */
function conditions(ctx: Ctx, filter: Filter): SQL | undefined {
  const { mark, favorite, tag, gamma, test, category, search } = filter;
  return and(
    visibleItem(ctx.now()),
    mark?.length ? inArray(marks.slug, mark) : undefined,
    favorite && favored(ctx),
    tag?.length ? tagged(tag) : undefined,
    gamma?.length ? ofGamma(ctx, gamma) : undefined,
    test === undefined ? undefined : eq(learningItems.testId, test),
    category?.length ? categorised(ctx, category) : undefined,
    holds(words, search),
  );
}

/** Items to continue first, then those never done, to be done again, passed and waiting; closed ones last. */
const STATE_ORDER = sql`array['started', 'new', 'open', 'repeat', 'finished', 'waiting', 'locked']`;

/** Order of the list. The dermatology module comes first only where nothing but modules is listed. */
function order(now: Date, sort: Query['sort'] = '-createdAt', types: Filter['type'] = []): SQL[] {
  const { publishedAt, id, title, points } = learningItems;
  const orders: Record<NonNullable<Query['sort']>, SQL[]> = {
    '-createdAt': [desc(publishedAt), desc(id)],
    createdAt: [asc(publishedAt), asc(id)],
    title: [asc(sql`${title} collate "und-x-icu"`), asc(id)],
    // an article pays through its test
    '-points': [desc(sql`greatest(${points}, ${articleTests.maxPoints})`), desc(id)],
    state: [
      sql`array_position(${STATE_ORDER}, ${stateOf(now)})`,
      sql`${learningProgress.repeatAt} is not null`,
      desc(publishedAt),
      desc(id),
    ],
    '-startedAt': [sql`${learningProgress.updatedAt} desc nulls last`, desc(id)],
  };
  const ofModules = types.length > 0 && types.every((type) => type === 'interactive_module');
  return ofModules ? [firstModule(learningItems.slug), ...orders[sort]] : orders[sort];
}

function countsOf(cells: readonly Cell[], inType: (cell: Cell) => boolean, inState: (cell: Cell) => boolean) {
  const types = LEARNING_TYPES.map((value) => ({
    value,
    count: sumOf(cells, (cell) => cell.type === value && inState(cell)),
  }));
  const states = LEARNING_STATES.map((value) => ({
    value,
    count: sumOf(cells, (cell) => STATES_OF[value].includes(cell.state) && inType(cell)),
  }));
  return { types: types.filter(({ count }) => count > 0), states };
}

function marksOf(cells: readonly Cell[]) {
  const slugs = [...new Set(cells.map(({ mark }) => mark))];
  return slugs.map((value) => ({ value, count: sumOf(cells, ({ mark }) => mark === value) }));
}

/** Counts items by type, mark and state; reads every item only if more than marks is filtered by. */
function cellsOf(ctx: Ctx, now: Date, filter: Filter, base: SQL | undefined) {
  const { mark = [], type: _type, state: _state, ...more } = filter;
  const isNarrow = Object.values(more).some((value) => value !== undefined && String(value) !== '');
  const { id } = viewerOf(ctx);
  return isNarrow ? countLearnings(ctx.db, id, now, base) : keptCells(ctx.db, id, now, mark);
}

/**
 * Returns learning items of all types in one list, for one person; two queries for any number of items, one without
 * counts.
 */
export async function listLearnings(ctx: Ctx, { page, filter = {}, sort, counts }: Query) {
  const userId = viewerOf(ctx).id;
  const now = ctx.now();
  const asked = pageRequest(page);
  const { type: types = [], state } = filter;
  const states = state ? STATES_OF[state] : [];
  const base = conditions(ctx, filter);
  const where = and(
    base,
    types.length > 0 ? inArray(learningItems.type, types as Type[]) : undefined,
    states.length > 0 ? inArray(stateOf(now), [...states]) : undefined,
    // a condition of its own for speed: few items have the tag, so few states have to be computed
    state === 'new' ? tagged([NEW_TAG]) : undefined,
  );
  const [cells, rows] = await Promise.all([
    counts === '0' ? null : cellsOf(ctx, now, filter, base),
    selectLearnings(ctx.db, userId, now, where)
      .orderBy(...order(now, sort, types))
      .limit(firstRows(asked.limit))
      .offset(asked.offset),
  ]);
  const items = rows.map(presentLearning);
  if (!cells) return { items, meta: {} };
  const inType = (cell: Cell) => types.length === 0 || types.includes(cell.type);
  const inState = (cell: Cell) => states.length === 0 || states.includes(cell.state);
  return {
    items,
    page: pageMeta(
      asked,
      sumOf(cells, (cell) => inType(cell) && inState(cell)),
    ),
    meta: {
      counts:
        counts === 'all'
          ? { ...countsOf(cells, () => true, inState), marks: marksOf(cells) }
          : countsOf(cells, inType, inState),
    },
  };
}
