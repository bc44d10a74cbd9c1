import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { Icon } from '@/components/ui/icon/icon';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { formatDate } from '@/lib/format/date';
import { fileSize } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import { removeSaved, type SavedItem } from '@/lib/pwa/saved-reading';
import { SAVED_KINDS } from './saved-kinds';
import styles from './saved-list.module.css';

/** One saved material: title, size, date, and a button to delete it. */
export function SavedRow({ userId, item }: { userId: string; item: SavedItem }) {
  const { one, icon } = SAVED_KINDS[item.kind];
  return (
    <li data-brand={item.brand || undefined} className={styles.row}>
      <span className={styles.shot} data-kind={item.kind}>
        {item.picture ? (
          <img src={item.picture} alt="" width={96} height={72} />
        ) : (
          <Icon name={icon} size="l" />
        )}
      </span>
      <div>
        <span className={styles.kind}>
          <Icon name={icon} size="xs" />
          {one}
        </span>
        {/* a full load: without a network the service worker answers it */}
        <a href={item.address}>{typeset(item.title)}</a>
        <small>
          {fileSize(item.size)}, {item.visited ? 'открывали' : 'версия от'}{' '}
          {formatDate(item.visited ? item.savedAt : item.version)}
        </small>
        <EridMark {...item} />
      </div>
      <IconButton
        icon="trash"
        label={`Удалить с устройства: ${item.title}`}
        onClick={() => void removeSaved(userId, item.address)}
      />
    </li>
  );
}
