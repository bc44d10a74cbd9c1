'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { formatDate } from '@/lib/format/date';
import { fileSize } from '@/lib/format/number';
import styles from './save-reading.module.css';
import type { SaveReadingProps } from './save-reading';
import { useSavedReading } from './use-saved-reading';

/** Saves the material on this device for this account; shows its size and date. */
export function SaveReadingRow(props: SaveReadingProps) {
  const { saved, busy, problem, save, remove } = useSavedReading(props);
  if (saved === undefined) return null;
  return (
    <>
      {saved ? (
        <p className={styles.saved}>
          <Icon name="done" size="s" />
          <span>
            Скачано для чтения без сети: {fileSize(saved.size)}, версия от {formatDate(saved.version)}
          </span>
        </p>
      ) : (
        <Button kind="second" icon="download" loading={busy} onClick={save}>
          Скачать для чтения без сети
        </Button>
      )}
      {saved && (
        <Button kind="quiet" size="s" data-flush="start" loading={busy} onClick={remove}>
          Удалить с устройства
        </Button>
      )}
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
