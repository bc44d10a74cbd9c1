import { formatNumber } from '@/lib/format/number';
import styles from './figures.module.css';

export interface Figure {
  value: number | string;
  /** What is counted, in the words that follow the number. */
  words: string;
}

/** A few numbers that say how it stands, each over its words. */
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
