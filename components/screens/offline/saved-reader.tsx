import { useEffect } from 'react';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { ReadingLine } from '@/components/blocks/reading/reading-line';
import { ReadingText, TEXT_ID } from '@/components/blocks/reading/reading-text';
import { Note } from '@/components/ui/note/note';
import { formatDate } from '@/lib/format/date';
import type { SafeHtml } from '@/lib/html/clean-html';
import type { SavedItem } from '@/lib/pwa/saved-reading';
import { loadPage } from '@/lib/routes/load-page';
import { typeset } from '@/lib/format/typeset';
import { useOnline } from './use-online';
import styles from './offline.module.css';

/** A saved copy in the place of its page; the page itself comes back with the network. */
export function SavedReader({ item }: { item: SavedItem }) {
  const { id, title, summary, html, picture, brand, version } = item;
  const online = useOnline();
  useEffect(() => {
    document.title = `${title} — ПроЭксперт`;
  }, [title]);
  return (
    <article data-brand={brand} className={styles.reader}>
      <ReadingLine of={TEXT_ID} articleId={id} title={title} isRead={false} />
      <Note kind={online ? 'good' : 'info'} role="status">
        {online ? 'Сеть вернулась. ' : 'Нет сети. '}
        Это копия с вашего устройства, версия от {formatDate(version)}.{' '}
        {online ? (
          <button type="button" className={styles.link} onClick={() => loadPage(location.href)}>
            Открыть страницу
          </button>
        ) : (
          // a whole load: without a network the worker answers it
          // eslint-disable-next-line @next/next/no-html-link-for-pages
          <a href="/offline" className={styles.link}>
            Всё сохранённое
          </a>
        )}
      </Note>
      <h1>{typeset(title)}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <EridMark {...item} />
      {picture && <img src={picture} alt="" className={styles.lead} />}
      {/* it was clean when the page set it, and nobody but this portal writes here */}
      <ReadingText html={html as SafeHtml} />
    </article>
  );
}
