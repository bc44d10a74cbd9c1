'use client';

import clsx from 'clsx';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Checkbox } from '@/components/ui/tick/tick';
import { useChoice } from './choice';
import styles from './staff-table.module.css';

/** Chooses a row. */
export function ChoiceTick({ id, label }: { id: string; label: string }) {
  const { has, toggle } = useChoice();
  return (
    <span data-script="">
      <Checkbox
        data-pick=""
        className={styles.tick}
        label={<Hidden>{label}</Hidden>}
        checked={has(id)}
        onChange={() => {
          toggle(id);
        }}
      />
    </span>
  );
}

/** Chooses every row of the page; `seen` for cards, which have no head: with its words. */
export function ChoiceAll({ seen }: { seen?: boolean }) {
  const { isWhole, count, toggleWhole } = useChoice();
  const label = 'Выбрать все на странице';
  return (
    <span data-script="" className={clsx(seen && styles.onCards)}>
      <Checkbox
        className={styles.tick}
        label={seen ? label : <Hidden>{label}</Hidden>}
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
        onChange={toggleWhole}
      />
    </span>
  );
}
