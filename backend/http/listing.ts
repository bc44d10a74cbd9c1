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
  /** `0`: the call does not need the total. */
  counts?: string | undefined;
}

type Sort<Q> = Q extends { sort?: infer S } ? Extract<S, string> : never;
type Filter<Q> = Q extends { filter?: infer F } ? NonNullable<F> : object;
/** The condition of each filter of the call; null for a filter that the service applies itself. */
export type Filters<F> = {
  [K in keyof F]-?: ((value: NonNullable<F[K]>, ctx: Ctx) => SQL | undefined) | null;
};

/** The methods of drizzle's select that a list uses. */
interface Select<Row> {
  orderBy: (...order: SQL[]) => {
    limit: (most: number) => { offset: (first: number) => PromiseLike<Row[]> };
  };
  limit: (most: number) => PromiseLike<Row[]>;
}

interface Declaration<Q extends ListQuery, Row> {
  /** Rows under a condition; each holds the `total` of them all (`count(*) over ()`) unless `count` is declared. */
  from: (ctx: Ctx, where: SQL | undefined, query: Q) => Select<Row>;
  /** The same rows as one column, for long lists: they are counted by a query of their own, up to 10 000. */
  count?: (ctx: Ctx, where: SQL | undefined) => Countable;
  filters: Filters<Filter<Q>>;
  /** Total orders: each ends with a unique column, so that no row is on two pages. */
  sorts: Record<Sort<Q>, SQL[]>;
  /** The default order: one of `sorts`, or an order that a call cannot name. */
  sort: Sort<Q> | SQL[];
  /** The unique column of a list that is sorted by it alone, from the largest; allows pages by key. */
  key?: { column: PgColumn; of: (row: Row) => string };
}

const isSet = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** The condition of a call's filters; undefined without filters. */
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

  /** Rows of the page; with pages by key one more, which shows whether there is a next page. */
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
   * A page of rows under the call's filters and the service's own condition; `kept` returns a stored total, or null
   * when the rows have to be counted.
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
    // a first page that is not full is the whole list and needs no count
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
