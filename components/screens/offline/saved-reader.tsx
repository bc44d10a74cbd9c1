import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { ReadingLine } from '@/components/blocks/reading/reading-line';
import { ReadingText, TEXT_ID } from '@/components/blocks/reading/reading-text';
import type { SafeHtml } from '@/lib/html/clean-html';
import type { SavedItem } from '@/lib/pwa/saved-reading';
import { typeset } from '@/lib/format/typeset';
import { CopyNote } from './copy-note';
import { SavedMarks } from './saved-marks';
import styles from './offline.module.css';

/** Saved copy in place of its page; the page itself returns with the network. */
export function SavedReader({ userId, item }: { userId: string; item: SavedItem }) {
  const { kind, id, title, summary, html, picture, brand } = item;
  return (
    <article data-brand={brand} className={styles.reader}>
      {kind === 'article' && <ReadingLine of={TEXT_ID} articleId={id} title={title} reports />}
      <CopyNote item={item} />
      <h1>{typeset(title)}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <EridMark {...item} />
      {picture && <img src={picture} alt="" className={styles.lead} />}
      {/* sanitized before the page rendered it, and only this portal writes to this storage */}
      <ReadingText html={html as SafeHtml} />
      {kind === 'article' && <SavedMarks userId={userId} item={item} />}
    </article>
  );
}
