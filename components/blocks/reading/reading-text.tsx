import type { SafeHtml } from '@/lib/html/clean-html';
import styles from './reading-text.module.css';

/** Id of the text, which the reading line follows; `…-end` comes after it. */
export const TEXT_ID = 'text';

/** The body of an article or a story. */
export function ReadingText({ html }: { html: SafeHtml }) {
  return (
    <>
      <div id={TEXT_ID} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <div id={`${TEXT_ID}-end`} aria-hidden="true" />
    </>
  );
}
