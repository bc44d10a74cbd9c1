import clsx from 'clsx';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Checkbox } from '@/components/ui/tick/tick';
import styles from './staff-table.module.css';

/** The box that chooses a row; `Choice` listens for its changes. */
export function ChoiceTick({ id, label }: { id: string; label: string }) {
  return (
    <span data-script="">
      <Checkbox data-pick={id} className={styles.tick} label={<Hidden>{label}</Hidden>} />
    </span>
  );
}

/** The box that chooses every row of the page; `seen` shows its label, for cards, which have no head. */
export function ChoiceAll({ seen }: { seen?: boolean }) {
  const label = 'Выбрать все на странице';
  return (
    <span data-script="" className={clsx(seen && styles.onCards)}>
      <Checkbox data-pick-all="" className={styles.tick} label={seen ? label : <Hidden>{label}</Hidden>} />
    </span>
  );
}
