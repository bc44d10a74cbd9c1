import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { GetForm } from '@/components/ui/get-form/get-form';
import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { Checkbox, Radio } from '@/components/ui/tick/tick';
import type { AddressOf } from '@/lib/lists/list-address';
import { FilterSummary } from './filter-summary';
import styles from './filters.module.css';

export interface FilterGroup<N extends string> {
  /** The field of the address. */
  name: N;
  title: string;
  entries?: readonly { value: string; title: string; count?: number | undefined }[];
  /** Words for no choice: the group then takes one value; without `any` it takes several. */
  any?: string;
  /** A form control that replaces the entries; its `name` is the field's. */
  field?: ReactNode;
}

/** The name of an active filter: the title of its entry, or the title of its group with the value. */
export const titleIn =
  (groups: readonly FilterGroup<string>[]) =>
  (name: string, value: string): string => {
    const group = groups.find((one) => one.name === name);
    const entry = group?.entries?.find((one) => one.value === value);
    return entry?.title ?? (group?.field ? `${group.title}: ${value}` : value);
  };

interface FilterPanelProps<V, N extends string> {
  address: AddressOf<V, N>;
  view: V;
  groups: readonly FilterGroup<N>[];
  /** The open panel covers what is below it instead of moving it down. */
  over?: boolean;
  /** A summary that opens the same filters as a popup; replaces the plain one. */
  summary?: ReactNode;
}

/** Every filter at once: a plain GET form under a summary, so it works before any script. */
export function FilterPanel<V, N extends string>(props: FilterPanelProps<V, N>) {
  const { address, view, groups, over, summary } = props;
  if (groups.length === 0) return null;
  const shown = groups.map(({ name }) => name);
  return (
    <details
      key={address.href(view)}
      className={styles.panel}
      data-panel=""
      data-over={over}
      name="list-menu"
    >
      {summary ?? (
        <summary className={styles.summary}>
          <FilterSummary count={address.active(view).length} />
        </summary>
      )}
      <GetForm action={address.base(view)} still className={styles.form}>
        <HiddenFields of={address.hidden(view, shown)} />
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.name} group={group} chosen={address.chosen(view, group.name)} />
          ))}
        </div>
        <div className={styles.acts}>
          <Button type="submit">Показать</Button>
          <ButtonLink href={address.cleared(view)} kind="quiet" scroll={false}>
            Сбросить
          </ButtonLink>
        </div>
      </GetForm>
    </details>
  );
}

function Group({ group, chosen }: { group: FilterGroup<string>; chosen: readonly string[] }) {
  const { name, title, any, entries = [], field } = group;
  const Tick = any === undefined ? Checkbox : Radio;
  const none = any === undefined ? [] : [{ value: '', title: any, count: undefined }];
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.entries}>
        {field}
        {!field &&
          [...none, ...entries].map((entry) => (
            <Tick
              key={entry.value}
              name={name}
              value={entry.value}
              label={entry.title}
              count={entry.count}
              defaultChecked={entry.value ? chosen.includes(entry.value) : chosen.length === 0}
            />
          ))}
      </div>
    </fieldset>
  );
}
