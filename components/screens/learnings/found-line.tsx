import { counted } from '@/lib/format/number';
import styles from './learnings.module.css';

/** How many the filters leave: told when it changes, and takes the focus of an item that is gone. */
export function FoundLine({ total }: { total: number }) {
  return (
    <p id="learnings-found" role="status" tabIndex={-1} className={styles.found}>
      {total === 0 ? 'Ничего не найдено' : `Найдено: ${counted(total, ['обучение', 'обучения', 'обучений'])}`}
    </p>
  );
}
