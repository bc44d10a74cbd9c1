import { Fragment } from 'react';
import { markWords } from '@/lib/domain/search-marks';
import styles from './search-row.module.css';

/** Highlights the searched words in a text, which stays plain text. */
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
