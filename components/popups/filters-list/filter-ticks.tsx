import { useState } from 'react';
import { Checkbox, Radio } from '@/components/ui/tick/tick';
import { counted } from '@/lib/format/number';
import type { ListFilterGroup } from '../list-filter-types';
import styles from './filters-list.module.css';

/** A group longer than this shows its first `BEGINNING` entries, the others under a summary. */
const MOST = 8;
const BEGINNING = 6;

interface FilterTicksProps {
  group: ListFilterGroup;
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
}

/** One group of filters: checkboxes, or radio buttons when the group has `any`. */
export function FilterTicks({ group, chosen, onChoose }: FilterTicksProps) {
  const { name, title, any, entries } = group;
  const all = any === undefined ? entries : [{ value: '', title: any }, ...entries];
  const first = all.length > MOST ? BEGINNING : all.length;
  const rest = all.slice(first);
  // open at first when a chosen value is inside; stays open when the value is unticked
  const [isOpen] = useState(() => rest.some(({ value }) => chosen.includes(value)));
  const tick = (entry: ListFilterGroup['entries'][number]) => (
    <Tick key={entry.value} {...{ name, entry, chosen, onChoose }} isOne={any !== undefined} />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.entries}>{all.slice(0, first).map(tick)}</div>
      {rest.length > 0 && (
        <details open={isOpen}>
          <summary className={styles.more}>
            Ещё {counted(rest.length, ['вариант', 'варианта', 'вариантов'])}
          </summary>
          <div className={styles.entries}>{rest.map(tick)}</div>
        </details>
      )}
    </fieldset>
  );
}

interface TickProps extends Omit<FilterTicksProps, 'group'> {
  name: string;
  entry: ListFilterGroup['entries'][number];
  isOne: boolean;
}

function Tick({ name, entry: { value, title, count }, chosen, onChoose, isOne }: TickProps) {
  const on = chosen.includes(value);
  const shared = { name: `filter-${name}`, label: title, count, 'data-none': count === 0 || undefined };
  if (isOne)
    return (
      <Radio
        {...shared}
        checked={value ? on : chosen.length === 0}
        onChange={() => onChoose(value ? [value] : [])}
      />
    );
  return (
    <Checkbox
      {...shared}
      checked={on}
      onChange={() => onChoose(on ? chosen.filter((one) => one !== value) : [...chosen, value])}
    />
  );
}
