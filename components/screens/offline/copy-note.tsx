import { useEffect } from 'react';
import { Note } from '@/components/ui/note/note';
import { formatDate, formatDay, formatTime } from '@/lib/format/date';
import { fileSize } from '@/lib/format/number';
import type { SavedItem } from '@/lib/pwa/saved-reading';
import { loadPage } from '@/lib/routes/load-page';
import styles from './offline.module.css';
import { useOnline } from './use-online';
import * as path from '@/lib/routes/path';

/** Note that a copy is shown in place of its page, with a link to the page once there is a network. */
export function CopyNote({ item: { title, version, size, savedAt, visited } }: { item: SavedItem }) {
  const online = useOnline();
  useEffect(() => {
    document.title = `${title} — ПроЭксперт`;
  }, [title]);
  return (
    <Note kind={online ? 'good' : 'info'} role="status">
      {online ? 'Сеть вернулась. ' : 'Нет сети. '}
      {visited
        ? `Страница из памяти, сохранена ${formatDay(savedAt)} в ${formatTime(savedAt)}. `
        : `Это копия с вашего устройства: ${fileSize(size)}, версия от ${formatDate(version)}. `}
      {online ? (
        <button type="button" className={styles.link} onClick={() => loadPage(location.href)}>
          Открыть страницу
        </button>
      ) : (
        // full page load: without a network the service worker answers it

        <a href={path.offline()} className={styles.link}>
          Всё сохранённое
        </a>
      )}
    </Note>
  );
}
