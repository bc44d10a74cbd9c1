import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { KeptList } from '@/components/blocks/kept-list/kept-list';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { formatDate } from '@/lib/format/date';
import { counted, fileSize } from '@/lib/format/number';
import { removeSaved, type SavedItem } from '@/lib/pwa/saved-reading';
import { MOST_VISITED } from '@/lib/pwa/visited-reading';

interface Props {
  userId: string;
  items: readonly SavedItem[];
}

const NONE =
  'Пока ничего. Откройте статью или модуль и нажмите «Скачать для чтения без сети»: материал появится здесь.';
const VISITED = `Последние ${MOST_VISITED} статей остаются на устройстве сами, пока вы не выйдете. Нужную дольше — скачайте на её странице.`;

/** What this account has kept on the device, to be opened with a network or without: asked for, then opened lately. */
export function SavedList({ userId, items }: Props) {
  const asked = items.filter(({ visited }) => !visited);
  const visited = items.filter((item) => item.visited);
  return (
    <>
      {(asked.length > 0 || visited.length === 0) && (
        <KeptList
          id="saved-title"
          title="Скачано для чтения без сети"
          note={asked.length > 0 ? volumeOf(asked) : NONE}
        >
          {asked.length > 0 && <Rows userId={userId} items={asked} />}
        </KeptList>
      )}
      {visited.length > 0 && (
        <KeptList id="visited-title" title="Недавно открытые" note={VISITED}>
          <Rows userId={userId} items={visited} />
        </KeptList>
      )}
    </>
  );
}

function volumeOf(items: readonly SavedItem[]): string {
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  return `${counted(items.length, ['материал', 'материала', 'материалов'])}, ${fileSize(bytes)}`;
}

function Rows({ userId, items }: Props) {
  return items.map((item) => (
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
  ));
}
