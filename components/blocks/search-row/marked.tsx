import { Fragment } from 'react';
import { markWords } from '@/lib/domain/search-marks';
import styles from './search-row.module.css';

/** A text with the words that were asked for marked in it; a text it stays. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, at) =>
    part.marked ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
}
