import { useState } from 'react';
import { KeptList } from '@/components/blocks/kept-list/kept-list';
import { Chip, Chips } from '@/components/ui/chip/chip';
import { counted, fileSize } from '@/lib/format/number';
import type { SavedItem } from '@/lib/pwa/saved-reading';
import { MOST_VISITED } from '@/lib/pwa/visited-reading';
import { SAVED_KINDS } from './saved-kinds';
import styles from './saved-list.module.css';
import { SavedRow } from './saved-row';

interface Props {
  userId: string;
  items: readonly SavedItem[];
}

const NONE =
  'Пока ничего. Откройте статью или модуль и нажмите «Скачать для чтения без сети»: материал появится здесь.';
const ASKED = 'Хранится, пока вы не удалите или не выйдете.';
const VISITED = `Последние ${MOST_VISITED} страниц, новые вытесняют старые. Чтобы страница осталась, скачайте её.`;

/**
 * Materials saved on the device by this account, opened with or without a network: requested ones first, then recently
 * opened ones.
 */
export function SavedList({ userId, items }: Props) {
  const [kind, setKind] = useState<SavedItem['kind'] | null>(null);
  const kinds = kindsOf(items);
  const chosen = kinds.some(([one]) => one === kind) ? kind : null;
  const shown = items.filter((item) => chosen === null || item.kind === chosen);
  const asked = shown.filter(({ visited }) => !visited);
  const visited = shown.filter((item) => item.visited);
  return (
    <>
      {kinds.length > 1 && (
        <Chips scroll label="Виды материалов" className={styles.kinds}>
          <Chip on={chosen === null} onClick={() => setKind(null)}>
            Всё {items.length}
          </Chip>
          {kinds.map(([one, count]) => (
            <Chip
              key={one}
              icon={SAVED_KINDS[one].icon}
              on={chosen === one}
              onClick={() => setKind(chosen === one ? null : one)}
            >
              {SAVED_KINDS[one].many} {count}
            </Chip>
          ))}
        </Chips>
      )}
      {(asked.length > 0 || visited.length === 0) && (
        <KeptList
          id="saved-title"
          title="Скачано для чтения без сети"
          note={asked.length > 0 ? `${volumeOf(asked)}. ${ASKED}` : NONE}
        >
          {asked.length > 0 && <Rows userId={userId} items={asked} />}
        </KeptList>
      )}
      {visited.length > 0 && (
        <KeptList id="visited-title" title="Недавно открытые" note={`${volumeOf(visited)}. ${VISITED}`}>
          <Rows userId={userId} items={visited} />
        </KeptList>
      )}
    </>
  );
}

/** Kinds of the saved materials, in fixed order, with their counts. */
function kindsOf(items: readonly SavedItem[]): [SavedItem['kind'], number][] {
  return (Object.keys(SAVED_KINDS) as SavedItem['kind'][])
    .map((kind): [SavedItem['kind'], number] => [kind, items.filter((item) => item.kind === kind).length])
    .filter(([, count]) => count > 0);
}

function volumeOf(items: readonly SavedItem[]): string {
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  return `${counted(items.length, ['материал', 'материала', 'материалов'])}, ${fileSize(bytes)}`;
}

function Rows({ userId, items }: Props) {
  return items.map((item) => <SavedRow key={item.address} userId={userId} item={item} />);
}
