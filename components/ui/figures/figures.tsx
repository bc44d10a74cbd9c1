import { formatNumber } from '@/lib/format/number';
import styles from './figures.module.css';

export interface Figure {
  value: number | string;
  /** Words that follow the number. */
  words: string;
}

/** A few key numbers, each over its words. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ value, words }) => (
        <li key={words}>
          <b>{typeof value === 'number' ? formatNumber(value) : value}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
