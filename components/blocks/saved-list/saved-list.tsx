import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { KeptList } from '@/components/blocks/kept-list/kept-list';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { formatDate } from '@/lib/format/date';
import { counted, fileSize } from '@/lib/format/number';
import { removeSaved, type SavedItem } from '@/lib/pwa/saved-reading';

/** What this account has kept on the device, to be opened with a network or without. */
export function SavedList({ userId, items }: { userId: string; items: readonly SavedItem[] }) {
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  const note = items.length
    ? `${counted(items.length, ['материал', 'материала', 'материалов'])}, ${fileSize(bytes)}`
    : 'Пока ничего. Откройте статью или модуль и нажмите «Скачать для чтения без сети»: материал появится здесь.';
  return (
    <KeptList id="saved-title" title="Скачано для чтения без сети" note={note}>
      {items.length > 0 &&
        items.map((item) => (
          <li key={item.address} data-brand={item.brand}>
            {item.picture && <img src={item.picture} alt="" width={96} height={72} />}
            <div>
              {/* a whole load: without a network the worker answers it */}
              <a href={item.address}>{item.title}</a>
              <small>
                {item.kind === 'module' ? 'Модуль' : 'Статья'}, {fileSize(item.size)}, версия от{' '}
                {formatDate(item.version)}
              </small>
              <EridMark {...item} />
            </div>
            <IconButton
              icon="trash"
              label={`Удалить с устройства: ${item.title}`}
              onClick={() => void removeSaved(userId, item.address)}
            />
          </li>
        ))}
    </KeptList>
  );
}
