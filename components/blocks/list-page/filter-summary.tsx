import { Icon } from '@/components/ui/icon/icon';
import styles from './filters.module.css';

/** The look of the control that opens every filter. */
export const summaryLook = styles.summary;

/** The words of the control that opens every filter, with the number of active ones. */
export function FilterSummary({ count }: { count: number }) {
  return (
    <>
      <Icon name="filter" size="s" />
      Все фильтры{count > 0 && <span className={styles.count}>{count}</span>}
    </>
  );
}
