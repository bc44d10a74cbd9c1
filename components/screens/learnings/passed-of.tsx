import { Progress } from '@/components/ui/progress/progress';
import { formatNumber } from '@/lib/format/number';
import { countFilters, type LearningsView } from './learning-filters';
import styles from './learnings.module.css';
import type { Learnings } from './load-learnings';

/**
 * Number of passed items out of all, or out of all of the type; hidden under filters, where it means something else.
 */
export function PassedOf({ view, counts }: { view: LearningsView; counts: Learnings['counts'] }) {
  const types = counts.types.filter(({ value }) => !view.type || value === view.type);
  const all = types.reduce((sum, { count }) => sum + count, 0);
  const passed = counts.states.find(({ value }) => value === 'finished')?.count ?? 0;
  if (countFilters(view) > 0 || all === 0) return null;
  return (
    <p className={styles.passed}>
      <span>
        Пройдено <b>{formatNumber(passed)}</b> из {formatNumber(all)}
      </span>
      <Progress value={(passed / all) * 100} thick />
    </p>
  );
}
