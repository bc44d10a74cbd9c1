import { useMemo } from 'react';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { Stage } from '@/components/blocks/module-play/stage';
import { pageNonce } from '@/lib/browser/page-nonce';
import { typeset } from '@/lib/format/typeset';
import { openedPack } from '@/lib/pwa/pack/open-pack';
import type { SavedItem, SavedProgress } from '@/lib/pwa/saved-reading';
import { readModuleMessage } from '@/lib/validation/module-messages';
import { CopyNote } from './copy-note';
import styles from './offline.module.css';

interface SavedModuleProps {
  userId: string;
  item: SavedItem;
  progress: SavedProgress;
}

/** The reader of the frame's messages is bundled with this page: without a network no code can be fetched. */
const COPY = { reader: readModuleMessage };

/** Saved copy of a module in place of its page: it is played here, and its progress is sent later. */
export function SavedModule({ userId, item, progress }: SavedModuleProps) {
  const { id, title, summary, html, brand } = item;
  const page = useMemo(() => ({ srcDoc: openedPack(html, pageNonce()) }), [html]);
  return (
    <article data-brand={brand} className={styles.player}>
      <CopyNote item={item} />
      <h1>{typeset(title)}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <EridMark {...item} />
      <Stage module={{ id, title, ...progress }} userId={userId} listHref={null} page={page} copy={COPY} />
    </article>
  );
}
