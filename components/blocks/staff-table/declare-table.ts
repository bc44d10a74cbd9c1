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
/** Pages whose path has no parameters. */
type PlainPage = {
  [N in PageName]: (typeof PAGES)[N]['path'] extends `${string}[${string}` ? never : N;
}[PageName];

interface Declaration<Row, S extends string, F, O> {
  /** The page's name in the registry, which gives the table its address and heading. */
  page: PlainPage;
  lead?: string;
  /** The table's name for screen readers: «Фармацевты». */
  caption: string;
  /** Plural forms of a row's noun: «человек», «человека», «человек». */
  forms: PluralForms;
  columns: readonly StaffColumn<Row, S>[];
  /** The default order; absent where the page decides, or the call has only one. */
  order?: O & Order<NoInfer<S>>;
  filters: F;
  search?: { label: string; placeholder: string };
  /** Number of rows on a page. */
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
 * A page with a staff table from one declaration: its name, columns, orders, filters and words. The fields of its
 * address are derived from it; `TablePage` shows it.
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
    // filters of tabs and links are shown there already, so they are not listed among the active ones
    const tabs = named.filter(([, { place }]) => place === 'tabs' || place === 'links').map(([name]) => name);
    return {
      ...table,
      title: pageTitle(page),
      /** `page` of the call. */
      rowsOf: (view: { page: number }) => ({ page: view.page, number: view.page, size }),
      narrowed: { ...NARROWED, ...table.narrowed },
      ...listAddress<Fields, object>({ path: PAGES[page].path, fields, tabs }),
    };
  };
