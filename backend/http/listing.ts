import { and, type SQL } from 'drizzle-orm';
import type { Ctx } from './context';
import { pageMeta, pageRequest, totalOf } from './paging';

interface ListQuery {
  page?: { number?: number | undefined; size?: number | undefined } | undefined;
  filter?: object | undefined;
  sort?: string | undefined;
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
  /** Rows under a condition, each with the `total` of them all (`count(*) over ()`). */
  from: (ctx: Ctx, where: SQL | undefined, query: Q) => Select<Row>;
  filters: Filters<Filter<Q>>;
  /** Whole orders: each ends with a unique column, or pages would share rows. */
  sorts: Record<Sort<Q>, SQL[]>;
  /** When none is asked for: one of the sorts, or an order that can't be asked for. */
  sort: Sort<Q> | SQL[];
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
 * A list of a call from one declaration: its conditions, its order, a numbered page and the total. An unknown filter or
 * sort is refused (400) by the call's schema before it comes here.
 */
export function listing<Q extends ListQuery, Row extends { total: number }>(list: Declaration<Q, Row>) {
  const where = (ctx: Ctx, query: Q) => narrow<Filter<Q>>(list.filters, ctx, query.filter as Filter<Q>);

  /** A page of rows under the call's filters and a condition of the service's own; one query, two past the end. */
  async function read(ctx: Ctx, query: Q, own?: SQL) {
    const asked = pageRequest(query.page);
    const select = () => list.from(ctx, and(own, where(ctx, query)), query);
    const order = (query.sort as Sort<Q> | undefined) ?? list.sort;
    const rows = await select()
      .orderBy(...(Array.isArray(order) ? order : list.sorts[order]))
      .limit(asked.limit)
      .offset(asked.offset);
    const total = await totalOf(rows, asked, () => select().limit(1));
    return { rows, page: pageMeta(asked, total) };
  }

  return { where, read };
}
