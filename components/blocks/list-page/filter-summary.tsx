import { Icon } from '@/components/ui/icon/icon';
import styles from './filters.module.css';

/** The look of what is pressed to see every filter. */
export const summaryLook = styles.summary;

/** What is pressed to see every filter, with how many are on. */
export function FilterSummary({ count }: { count: number }) {
  return (
    <>
      <Icon name="filter" size="s" />
      Все фильтры{count > 0 && <span className={styles.count}>{count}</span>}
    </>
  );
}
