import { and, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { firstRows } from '../db/first-rows';
import type { Ctx } from './context';
import {
  cappedMeta,
  countUpTo,
  pageMeta,
  pageRequest,
  totalOf,
  type Countable,
  type PageRequest,
} from './paging';

interface WithTotal {
  total: number;
}

interface ListQuery {
  page?: { number?: number | undefined; size?: number | undefined; after?: string | undefined } | undefined;
  filter?: object | undefined;
  sort?: string | undefined;
  /** `0`: the call has no use for the total. */
  counts?: string | undefined;
}

type Sort<Q> = Q extends { sort?: infer S } ? Extract<S, string> : never;
type Filter<Q> = Q extends { filter?: infer F } ? NonNullable<F> : object;
/** A condition by each filter of the call; null for one that the service looks at itself. */
export type Filters<F> = {
  [K in keyof F]-?: ((value: NonNullable<F[K]>, ctx: Ctx) => SQL | undefined) | null;
};

/** As much of drizzle's select as a list needs. */
interface Select<Row> {
  orderBy: (...order: SQL[]) => {
    limit: (most: number) => { offset: (first: number) => PromiseLike<Row[]> };
  };
  limit: (most: number) => PromiseLike<Row[]>;
}

interface Declaration<Q extends ListQuery, Row> {
  /** Rows under a condition; each with the `total` of them all (`count(*) over ()`) unless `count` is declared. */
  from: (ctx: Ctx, where: SQL | undefined, query: Q) => Select<Row>;
  /** The same rows as one column, where they are many: counted on their own, and no further than 10 000. */
  count?: (ctx: Ctx, where: SQL | undefined) => Countable;
  filters: Filters<Filter<Q>>;
  /** Whole orders: each ends with a unique column, or pages would share rows. */
  sorts: Record<Sort<Q>, SQL[]>;
  /** When none is asked for: one of the sorts, or an order that can't be asked for. */
  sort: Sort<Q> | SQL[];
  /** The unique column of a list that is ordered by it alone, from the largest: then it is paged by key too. */
  key?: { column: PgColumn; of: (row: Row) => string };
}

const isSet = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** What a call's filters leave; undefined for no filter. */
export const narrow = <F extends object>(filters: Partial<Filters<F>>, ctx: Ctx, filter: F | undefined) => {
  const known = filters as Record<string, ((value: unknown, ctx: Ctx) => SQL | undefined) | null>;
  const set = Object.entries(filter ?? {}).filter(([, value]) => isSet(value));
  return and(...set.map(([name, value]) => known[name]?.(value, ctx)));
};

/**
 * A list of a call from one declaration: its conditions, its order, a page by number or by key, and the total. An
 * unknown filter or sort is refused (400) by the call's schema before it comes here.
 */
export function listing<Q extends ListQuery, Row extends object>(list: Declaration<Q, Row>) {
  const { key, count } = list;
  const where = (ctx: Ctx, query: Q) => narrow<Filter<Q>>(list.filters, ctx, query.filter as Filter<Q>);

  /** Rows of the page and, to know whether there is a next one by key, one more. */
  function rowsOf(ctx: Ctx, query: Q, under: SQL | undefined, { limit, offset }: PageRequest) {
    const after = query.page?.after;
    const order = (query.sort as Sort<Q> | undefined) ?? list.sort;
    return list
      .from(ctx, and(under, key && after ? lt(key.column, after) : undefined), query)
      .orderBy(...(Array.isArray(order) ? order : list.sorts[order]))
      .limit(firstRows(key ? limit + 1 : limit))
      .offset(offset);
  }

  /**
   * A page of rows under the call's filters and a condition of the service's own; `kept` knows how many there are
   * without counting them, or answers null.
   */
  async function read(ctx: Ctx, query: Q, own?: SQL, kept?: () => Promise<number | null>) {
    const asked = pageRequest(query.page);
    const under = and(own, where(ctx, query));
    const found = await rowsOf(ctx, query, under, asked);
    const rows = found.slice(0, asked.limit);
    if (query.counts === '0') return { rows };
    if (!count) {
      const first = () => list.from(ctx, under, query).limit(1) as PromiseLike<WithTotal[]>;
      return { rows, page: pageMeta(asked, await totalOf(rows as unknown as WithTotal[], asked, first)) };
    }
    // a first page that is not full is the whole list: nothing is left to count
    const isWhole = asked.offset === 0 && !query.page?.after && found.length < asked.limit;
    const counted = isWhole
      ? found.length
      : ((await kept?.()) ?? (await countUpTo(ctx.db, count(ctx, under))));
    const last = rows.at(-1);
    const next = key && (found.length > rows.length && last ? key.of(last) : null);
    return { rows, page: { ...cappedMeta(asked, counted), ...(next === undefined ? {} : { next }) } };
  }

  return { where, read };
}
