import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { emptyWords, type NarrowedWords } from '@/components/blocks/list-page/list-body';
import type { FilterGroup } from '@/components/blocks/list-page/filter-panel';
import { ListEmpty, type EmptyWords } from '@/components/blocks/list-page/list-empty';
import { PartError } from '@/components/blocks/part-error/part-error';
import { SavedViews } from '@/components/blocks/saved-views/saved-views';
import { Pages } from '@/components/ui/pages/pages';
import { Table } from '@/components/ui/table/table';
import { found } from '@/lib/format/number';
import type { PluralForms } from '@/lib/format/plural';
import type { PageMeta } from '@/lib/json-api/answer';
import type { AddressOf } from '@/lib/lists/list-address';
import { Choice } from './choice';
import { ChoiceAll, ChoiceTick } from './choice-ticks';
import { addressSort, sortNames, tableSort, type StaffColumn } from './columns';
import styles from './staff-table.module.css';
import { StaffToolbar } from './staff-toolbar';

export interface StaffTableProps<T extends { id: string }, V extends { page: number }, N extends string> {
  /** The table's name for screen readers: «Фармацевты». */
  caption: string;
  /** Plural forms of a row's noun: «человек», «человека», «человек». */
  forms: PluralForms;
  /** With the fields `search` and `sort` where the table has them. */
  address: AddressOf<V, N>;
  view: V;
  /** Null when the services did not answer: the table then offers a link to try again. */
  list: { items: readonly T[]; page?: PageMeta | undefined } | null;
  columns: readonly StaffColumn<T>[];
  /** Names of orders that no column has, by their value in the address; with them wide screens show the menu, too. */
  orders?: Readonly<Record<string, string>> | undefined;
  search?: { label: string; placeholder: string } | undefined;
  /** Filters of the panel. */
  groups?: readonly FilterGroup<NoInfer<N>>[] | undefined;
  /** A button that opens the filters as a popup where scripts run; without scripts the panel of `groups` remains. */
  filters?: ReactNode;
  /** Rows of chips for the choices that people make most often. */
  quick?: ReactNode;
  /** The name of an active filter on its chip, null for no chip; by default the names of `groups`. */
  titleOf?: (name: string, value: string) => string | null;
  /** Shown beside the count and the saved views: the export of the same filter. */
  tools?: ReactNode;
  /**
   * Makes rows choosable; `acts` are buttons that read the choice by `useChosen`. With `takesAll` a person may choose
   * every row of the filter, for actions that can take rows of other pages.
   */
  choice?: { nameOf: (row: T) => string; acts: ReactNode; takesAll?: boolean } | undefined;
  empty: EmptyWords;
  narrowed?: NarrowedWords | undefined;
}

/**
 * A table of rows for staff. Its search, filters, order and page are in the address, so everything but the choice of
 * rows works without a script. Below 1024 px every row is a card.
 */
export function StaffTable<T extends { id: string }, V extends { page: number }, N extends string>(
  props: StaffTableProps<T, V, N>,
) {
  const { address, view, list, caption } = props;
  const total = list?.page?.total ?? list?.items.length ?? 0;
  return (
    <>
      <div className={styles.bar}>
        <StaffToolbar
          {...props}
          sorts={{ ...sortNames(props.columns), ...props.orders }}
          isEmpty={total === 0}
        />
        {list && (
          <div className={styles.line} data-none={total === 0 || undefined}>
            <p role="status">{found(total, props.forms, list.page?.isCapped)}</p>
            <div className={styles.tools}>
              {/* it comes with the script: what stands before it would be moved */}
              <span data-script="">
                <SavedViews path={address.base(view)} href={address.href(view)} />
              </span>
              {props.tools}
            </div>
          </div>
        )}
      </div>
      {list ? (
        <Rows {...props} list={list} />
      ) : (
        <PartError what={caption} href={address.href(view, { page: view.page })} />
      )}
    </>
  );
}

function Rows<T extends { id: string }, V extends { page: number }, N extends string>(
  props: StaffTableProps<T, V, N> & { list: { items: readonly T[]; page?: PageMeta | undefined } },
) {
  const { address, view, list, columns, caption, choice } = props;
  const { items, page } = list;
  const total = page?.total ?? items.length;
  const href = (number: number) => address.href(view, { page: number });
  if (items.length === 0 && total > 0) redirect(href(page?.pages ?? 1));
  const sort = tableSort(columns, view);
  const table = (
    <>
      {choice && total > 0 && <ChoiceAll seen />}
      {total === 0 ? (
        <ListEmpty words={emptyWords(props)} level={2} />
      ) : (
        <Table
          caption={caption}
          columns={[...(choice ? [PICK] : []), ...columns.map(headOf)]}
          rows={items.map((row) => rowOf(row, columns, choice?.nameOf))}
          {...(sort ? { sort } : {})}
          sortHref={(next) => address.choose(view, 'sort' as N, addressSort(columns, next))}
        />
      )}
      <div className={styles.pages}>
        <Pages current={view.page} total={page?.pages ?? 1} href={href} label={`Страницы: ${caption}`} />
      </div>
    </>
  );
  if (!choice) return table;
  return (
    <Choice
      key={href(view.page)}
      ids={items.map(({ id }) => id)}
      total={total}
      takesAll={choice.takesAll}
      forms={props.forms}
      acts={choice.acts}
    >
      {table}
    </Choice>
  );
}

const PICK = { key: 'pick', label: 'Выбор', place: 'pick' as const, hideLabel: true, head: <ChoiceAll /> };

function headOf<T>({ key, title, sort, first, place, number, hideTitle, width }: StaffColumn<T>) {
  return {
    key,
    label: title,
    ...(sort ? { sortable: first ?? true } : {}),
    ...(place ? { place } : {}),
    ...(number ? { number } : {}),
    ...(hideTitle ? { hideLabel: true } : {}),
    ...(width ? { width } : {}),
  };
}

function rowOf<T extends { id: string }>(
  row: T,
  columns: readonly StaffColumn<T>[],
  nameOf: ((row: T) => string) | undefined,
) {
  const cells = columns.map(({ key, render }) => [key, render(row)] as const);
  const pick = nameOf && { pick: <ChoiceTick id={row.id} label={`Выбрать: ${nameOf(row)}`} /> };
  return { ...Object.fromEntries(cells), ...pick, id: row.id };
}
