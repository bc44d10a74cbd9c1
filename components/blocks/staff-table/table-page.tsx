import type { ReactNode } from 'react';
import { ChoiceChips, ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { titleIn } from '@/components/blocks/list-page/filter-panel';
import type { EmptyWords } from '@/components/blocks/list-page/list-empty';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { Input } from '@/components/ui/input/input';
import type { AddressOf } from '@/lib/lists/list-address';
import type { Filters } from './declare-table';
import { StaffTable, type StaffTableProps } from './staff-table';
import styles from './staff-table.module.css';

interface Value {
  value: string;
  title?: string;
  count?: number;
}
type Declared<
  Row extends { id: string },
  View extends { page: number },
  F extends Filters,
> = AddressOf<View> &
  Pick<
    StaffTableProps<Row, View, string>,
    'caption' | 'forms' | 'columns' | 'search' | 'empty' | 'narrowed'
  > & { title: string; lead?: string; filters: F };

interface TablePageProps<
  Row extends { id: string },
  View extends { page: number },
  F extends Filters,
> extends Pick<StaffTableProps<NoInfer<Row>, NoInfer<View>, string>, 'view' | 'list' | 'tools' | 'choice'> {
  /** Made by `declareTable`. */
  table: Declared<Row, View, F>;
  /** Values of filters from the call: with the number of rows of each, also those that the code does not list. */
  values?: { [N in keyof F]?: readonly Value[] };
  /** Words for no choice in a filter, where they depend on the viewer. */
  any?: { [N in keyof F]?: string };
  /** Words for a table without any rows, where they depend on the view. */
  empty?: EmptyWords;
  /** Shown beside the heading: links to further actions. */
  beside?: ReactNode;
  /** Shown above the table. */
  note?: ReactNode;
}

/** The page of a declared table: crumbs, head, tabs, chips, filters, rows. */
export function TablePage<Row extends { id: string }, View extends { page: number }, F extends Filters>(
  props: TablePageProps<Row, View, F>,
) {
  const { table, view, list, tools, choice, beside, note } = props;
  const values: Partial<Record<string, readonly Value[]>> = props.values ?? {};
  const { title, lead, caption, forms, columns, search, narrowed } = table;
  const empty = props.empty ?? table.empty;
  const words: Partial<Record<string, string>> = props.any ?? {};
  const at = (place: string) => Object.entries(table.filters).filter(([, filter]) => filter.place === place);
  const choicesFor = (name: string) => choicesIn(table.filters[name]?.names, values[name]);
  const row = { address: table as AddressOf<View>, view };
  const valueOf = (name: string) => row.address.chosen(view, name)[0] ?? '';
  const chips = at('chips');
  const groups = at('panel').map(([name, filter]) => ({
    name,
    title: filter.title,
    ...(filter.day
      ? { field: <Input type="date" name={name} defaultValue={valueOf(name)} aria-label={filter.day} /> }
      : { entries: choicesFor(name) }),
    ...(filter.any === undefined ? {} : { any: filter.any }),
  }));
  const chipOf = (name: string) => chips.some(([one]) => one === name);
  const choices = (name: string, { title: label, any = words[name] }: Filters[string]) => ({
    ...{ ...row, name, label, choices: choicesFor(name) },
    ...(any === undefined ? {} : { all: any }),
  });
  const said = (name: string, value: string) =>
    table.filters[name]?.chip?.(value) ?? titleIn(groups)(name, value);
  return (
    <ListFrame
      {...{ title, lead }}
      beside={beside && <div className={styles.beside}>{beside}</div>}
      tabs={at('tabs').map(([name, filter]) => (
        <ChoiceTabs key={name} {...choices(name, filter)} allCount={sum(values[name])} />
      ))}
    >
      {note}
      <StaffTable
        {...{ ...row, caption, forms, list, columns, search, groups, tools, choice, empty, narrowed }}
        quick={
          chips.length > 0 &&
          chips.map(([name, filter]) => <ChoiceChips key={name} {...choices(name, filter)} />)
        }
        titleOf={(name, value) => (chipOf(name) ? null : said(name, value))}
      />
    </ListFrame>
  );
}

const sum = (values: readonly Value[] = []) => values.reduce((all, { count = 0 }) => all + count, 0);

/** Choices in the order and words of the code with the call's counts; the call's values where the code lists none. */
function choicesIn(
  names: Readonly<Record<string, string>> | undefined,
  values: readonly Value[] | undefined,
) {
  if (!names) return (values ?? []).map((one) => ({ title: one.value, ...one }));
  return choicesOf(names, values);
}
