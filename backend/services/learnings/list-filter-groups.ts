import { asc, count, countDistinct, desc, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { LEARNING_STATES } from '@/api/learnings/schemas';
import { LEARNING_STATE_WORDS, LEARNING_TYPES, TYPE_NAMES } from '@/lib/domain/learning';
import { articleCategories, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningItems, learningItemTags, tags } from '../../db/schema/learning';
import { viewerOf, type Ctx } from '../../http/context';
import { keptCells } from './kept-cells';
import { STATES_OF, sumOf, type StateFilter } from './states';
import { visibleItem } from './visible-item';

const titleOf = (state: StateFilter) =>
  state === 'ahead' ? 'Не пройденные' : LEARNING_STATE_WORDS[state].many;
const MOST_TAGS = 20;

/**
 * Counts articles and their tests by section. Two joins by keys: one join by either key would compare all rows with
 * all.
 */
function readCategories(ctx: Ctx) {
  const isVisible = visibleItem(ctx.now());
  const item = { itemId: learningItems.id, categoryId: articleCategories.categoryId };
  const own = ctx.db
    .select(item)
    .from(articleCategories)
    .innerJoin(learningItems, eq(learningItems.articleId, articleCategories.articleId))
    .where(isVisible);
  const ofTest = ctx.db
    .select(item)
    .from(articleCategories)
    .innerJoin(articles, eq(articles.id, articleCategories.articleId))
    .innerJoin(learningItems, eq(learningItems.testId, articles.testId))
    .where(isVisible);
  const items = union(own, ofTest).as('items');
  return ctx.db
    .select({ value: categories.slug, title: categories.title, count: count() })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

function readTags(ctx: Ctx) {
  const items = countDistinct(learningItems.id);
  return ctx.db
    .select({ value: tags.slug, title: tags.title, count: items })
    .from(tags)
    .innerJoin(learningItemTags, eq(learningItemTags.tagId, tags.id))
    .innerJoin(learningItems, eq(learningItems.id, learningItemTags.itemId))
    .where(visibleItem(ctx.now()))
    .groupBy(tags.id)
    .orderBy(desc(items), asc(tags.id))
    .limit(MOST_TAGS);
}

function readMarks(ctx: Ctx) {
  return ctx.db
    .select({ value: marks.slug, title: marks.name })
    .from(marks)
    .orderBy(asc(marks.position), asc(marks.id));
}

/**
 * Returns the filter groups of the list, with the number of items of each choice alone; empty choices and groups are
 * left out.
 */
export async function listFilterGroups(ctx: Ctx) {
  const now = ctx.now();
  const [cells, brands, inCategories, inTags] = await Promise.all([
    keptCells(ctx.db, viewerOf(ctx).id, now),
    readMarks(ctx),
    readCategories(ctx),
    readTags(ctx),
  ]);
  const types = LEARNING_TYPES.map((value) => ({
    value,
    title: TYPE_NAMES[value].many,
    count: sumOf(cells, ({ type }) => type === value),
  }));
  const inMarks = brands.map((mark) => ({
    ...mark,
    count: sumOf(cells, (cell) => cell.mark === mark.value),
  }));
  const states = LEARNING_STATES.map((value) => ({
    value,
    title: titleOf(value),
    count: sumOf(cells, ({ state }) => STATES_OF[value].includes(state)),
  }));
  const groups = [
    { id: 'type', title: 'Тип', entries: types },
    { id: 'mark', title: 'Бренд', entries: inMarks },
    { id: 'category', title: 'Раздел', entries: inCategories },
    { id: 'state', title: 'Состояние', entries: states },
    { id: 'tag', title: 'Тема', entries: inTags },
  ];
  const items = groups
    .map((group) => ({ ...group, name: group.id, entries: group.entries.filter(({ count }) => count > 0) }))
    .filter(({ entries }) => entries.length > 0);
  return { items, meta: {} };
}
