import { Icon } from '@/components/ui/icon/icon';
import styles from './filters.module.css';

/** The look of what is pressed to see every filter. */
export const summaryLook = styles.summary;

/** What is pressed to see every filter, with how many are on. */
export function FilterSummary({ count }: { count: number }) {
  return (
    <>
      <Icon name="filter" size="s" />
      <span>
        <span data-all="">Все </span>
        <span data-word="">фильтры</span>
      </span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </>
  );
}
