import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { moduleManageQuery, moduleQuery } from '@/api/modules/schemas';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { marks } from '../../db/schema/directory';
import { learningProgress } from '../../db/schema/learning';
import { modules } from '../../db/schema/modules';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest, totalOf } from '../../http/paging';
import { firstModule } from './module-order';
import { presentModule, published, selectModules } from './module-row';

type Query = z.output<typeof moduleQuery>;
type State = NonNullable<NonNullable<Query['filter']>['state']>;

const finished = or(isNotNull(learningProgress.finishedAt), isNotNull(learningProgress.lastAccrualPointsAt));
const STATES: Readonly<Record<State, SQL | undefined>> = {
  finished,
  started: and(isNotNull(learningProgress.itemId), sql`not (${finished})`),
  open: isNull(learningProgress.itemId),
};

function order(sort: Query['sort'] = '-publishedAt'): SQL[] {
  const orders: Record<NonNullable<Query['sort']>, SQL> = {
    '-publishedAt': desc(modules.publishedAt),
    title: asc(sql`${modules.title} collate "und-x-icu"`),
    '-points': sql`case when ${modules.isDynamicScoring} then (
      select max((rule ->> 'points')::int) from jsonb_array_elements(${modules.scoringRules}) rule)
      else ${modules.points} end desc nulls last`,
  };
  return [firstModule(modules.slug), orders[sort], desc(modules.id)];
}

async function pageOf(ctx: Ctx, where: SQL | undefined, { page, sort }: Pick<Query, 'page' | 'sort'>) {
  const asked = pageRequest(page);
  const select = () => selectModules(ctx.db, viewerOf(ctx).id, where);
  const rows = await select()
    .orderBy(...order(sort))
    .limit(asked.limit)
    .offset(asked.offset);
  const total = await totalOf(rows, asked, () => select().limit(1));
  return { items: rows.map(presentModule), page: pageMeta(asked, total), meta: {} };
}

/** Published modules with the person's own marks on them; one query. */
export async function listModules(ctx: Ctx, query: Query) {
  const { mark, unbranded, state } = query.filter ?? {};
  const where = and(
    published(ctx.now()),
    mark?.length ? inArray(marks.slug, mark) : undefined,
    unbranded && eq(marks.slug, PORTAL_BRAND),
    state && STATES[state],
  );
  return pageOf(ctx, where, query);
}

/** Every module for its authors. */
export function manageModules(ctx: Ctx, { page, filter = {} }: z.output<typeof moduleManageQuery>) {
  const where = and(
    filter.mark?.length ? inArray(marks.slug, filter.mark) : undefined,
    filter.status && eq(modules.status, filter.status),
  );
  return pageOf(ctx, where, { page });
}
