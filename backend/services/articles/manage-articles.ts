import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleManageQuery, articleRow } from '@/api/articles/author-schemas';
import { PUBLICATION_STATES, publicationState } from '@/lib/domain/publication-state';
import type { Of } from '@/lib/json-api/resource';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { changedLastBy } from '../authoring/authored-list';
import { inState } from '../authoring/states';
import { CORE } from '../spaces/core';

type Query = z.output<typeof articleManageQuery>;

function selectRows({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({
      id: articles.id,
      slug: articles.slug,
      entries: articles.kind,
      title: articles.title,
      brand: marks.slug,
      markName: marks.name,
      image: articles.preview,
      status: articles.status,
      publishedAt: articles.publishedAt,
      needErid: articles.needErid,
      updatedAt: articles.updatedAt,
      changedBy: changedLastBy('article', articles.id),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(and(CORE.articles, where));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const title = sql`${articles.title} collate "und-x-icu"`;
/** Order by publication day; drafts, which have no day, are last in both directions. */
const day = (direction: SQL) => sql`${articles.publishedAt} ${direction} nulls last`;

/** The authors' list: articles and videos in every state; exports use the same filters. */
export const authoredList = listing<Query, Row>({
  from: selectRows,
  filters: {
    mark: (slugs) => inArray(marks.slug, slugs),
    state: (state, ctx) => inState('article', articles, state, ctx.now()),
    entries: ({ alias }) => eq(articles.kind, alias),
    search: (words) => or(holds(articles.title, words), holds(articles.slug, words)),
  },
  sorts: {
    '-updatedAt': [desc(articles.updatedAt), desc(articles.id)],
    updatedAt: [asc(articles.updatedAt), asc(articles.id)],
    title: [asc(title), asc(articles.id)],
    '-title': [desc(title), desc(articles.id)],
    '-publishedAt': [day(sql`desc`), desc(articles.id)],
    publishedAt: [day(sql`asc`), asc(articles.id)],
  },
  sort: '-updatedAt',
});

function present({ total: _total, status, ...row }: Row, now: Date): Of<typeof articleRow> {
  return {
    ...row,
    state: publicationState('article', { status, publishedAt: row.publishedAt }, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Counts the articles of each state under the other filters. */
async function countStates(ctx: Ctx, query: Query) {
  const { state: _state, ...filter } = query.filter ?? {};
  const isIn = (state: (typeof PUBLICATION_STATES)[number]) =>
    sql<number>`count(*) filter (where ${inState('article', articles, state, ctx.now())})`.mapWith(Number);
  const [counts] = await ctx.db
    .select({
      draft: isIn('draft'),
      scheduled: isIn('scheduled'),
      published: isIn('published'),
      archived: isIn('archived'),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(and(CORE.articles, authoredList.where(ctx, { filter })));
  return PUBLICATION_STATES.map((value) => ({ value, count: counts?.[value] ?? 0 }));
}

/** Returns a page of the authors' list, by default the last changed first, with the count of each state. */
export async function manageArticles(ctx: Ctx, query: Query) {
  const [{ rows, page }, states] = await Promise.all([
    authoredList.read(ctx, query),
    countStates(ctx, query),
  ]);
  return { items: rows.map((row) => present(row, ctx.now())), page, meta: { states } };
}
