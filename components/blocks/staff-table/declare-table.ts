import type { z } from 'zod';
import type { NarrowedWords } from '@/components/blocks/list-page/list-body';
import type { EmptyWords } from '@/components/blocks/list-page/list-empty';
import type { PluralForms } from '@/lib/format/plural';
import { choice, pageNumber, words } from '@/lib/lists/address-fields';
import { listAddress } from '@/lib/lists/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { PAGES, type PageName } from '@/lib/routes/pages';
import type { StaffColumn } from './columns';
import type { TableFilter } from './table-filters';

export type Filters = Readonly<Record<string, TableFilter>>;
type Order<S extends string> = S | `-${S}`;
/** Pages whose address has no part of its own to fill in. */
type PlainPage = {
  [N in PageName]: (typeof PAGES)[N]['path'] extends `${string}[${string}` ? never : N;
}[PageName];

interface Declaration<Row, S extends string, F, O> {
  /** Its entry of the registry: the table's address and heading. */
  page: PlainPage;
  lead?: string;
  /** What the rows are, for a reader of the screen: «Фармацевты». */
  caption: string;
  /** How they are counted: «человек», «человека», «человек». */
  forms: PluralForms;
  columns: readonly StaffColumn<Row, S>[];
  /** The order when none is asked for; absent where the page decides, or the call has one alone. */
  order?: O & Order<NoInfer<S>>;
  filters: F;
  search?: { label: string; placeholder: string };
  /** Rows of a page. */
  size?: number;
  empty: EmptyWords;
  narrowed?: Partial<NarrowedWords>;
}

const NARROWED: NarrowedWords = {
  picture: 'search',
  title: 'С такими условиями ничего нет',
  text: 'Снимите один из фильтров или возьмите слово короче.',
  all: 'Показать все',
};

/**
 * A page with a table of staff from one declaration: what it is called, its columns, orders, filters and words. The
 * address with its fields follows; `TablePage` shows it.
 */
export const declareTable =
  <Row extends { id: string }>() =>
  <const S extends string, F extends Filters, O extends string | undefined = undefined>(
    table: Declaration<Row, S, F, O>,
  ) => {
    type Fields = { [N in keyof F]: F[N]['field'] } & {
      search: z.ZodType<string | undefined>;
      sort: z.ZodType<Order<S> | (O extends string ? never : undefined)>;
      page: z.ZodType<number>;
    };
    const { page, columns, filters, order, search, size = 20 } = table;
    const sorts = columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort, `-${sort}` as const]));
    const named = Object.entries(filters);
    const fields = {
      ...Object.fromEntries(named.map(([name, { field }]) => [name, field])),
      ...(search ? { search: words() } : {}),
      ...(sorts.length > 0 ? { sort: order ? choice(sorts, order) : choice(sorts) } : {}),
      page: pageNumber(),
    } as unknown as Fields;
    // none of these is said again among the active filters
    const tabs = named.filter(([, { place }]) => place === 'tabs' || place === 'links').map(([name]) => name);
    return {
      ...table,
      title: pageTitle(page),
      /** The rows that the call is asked for. */
      rowsOf: (view: { page: number }) => ({ page: view.page, number: view.page, size }),
      narrowed: { ...NARROWED, ...table.narrowed },
      ...listAddress<Fields, object>({ path: PAGES[page].path, fields, tabs }),
    };
  };
