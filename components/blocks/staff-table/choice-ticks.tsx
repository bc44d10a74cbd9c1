import clsx from 'clsx';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Checkbox } from '@/components/ui/tick/tick';
import styles from './staff-table.module.css';

/** Chooses a row; `Choice` hears it. */
export function ChoiceTick({ id, label }: { id: string; label: string }) {
  return (
    <span data-script="">
      <Checkbox data-pick={id} className={styles.tick} label={<Hidden>{label}</Hidden>} />
    </span>
  );
}

/** Chooses every row of the page; `seen` for cards, which have no head: with its words. */
export function ChoiceAll({ seen }: { seen?: boolean }) {
  const label = 'Выбрать все на странице';
  return (
    <span data-script="" className={clsx(seen && styles.onCards)}>
      <Checkbox data-pick-all="" className={styles.tick} label={seen ? label : <Hidden>{label}</Hidden>} />
    </span>
  );
}
