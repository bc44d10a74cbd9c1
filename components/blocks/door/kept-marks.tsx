'use client';

import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { dropIntent, markIntent } from '@/lib/pwa/outbox';
import { counted } from '@/lib/format/number';
import styles from './door.module.css';
import { useWaitingMarks } from './use-waiting-marks';

const MARKS = ['отметка ждёт', 'отметки ждут', 'отметок ждут'] as const;

/** Marks that are not sent yet, and refused marks with buttons to retry or remove them. */
export function KeptMarks({ trainingId }: { trainingId: string }) {
  const { userId, count, problems, codes } = useWaitingMarks(trainingId);
  if (userId === null) return null;
  return (
    <>
      <p role="status" className={styles.kept}>
        {count > 0 && `На устройстве: ${counted(count, MARKS)} отправки.`}
        {codes.length > 0 && ` Коды не из списка: ${codes.join(', ')}.`}
      </p>
      {problems.map(({ key, words }) => (
        <Note key={key} kind="warn" role="alert">
          {words}{' '}
          <Button kind="quiet" size="s" onClick={() => markIntent(userId, key, null)}>
            Повторить
          </Button>
          <Button kind="quiet" size="s" onClick={() => dropIntent(userId, key)}>
            Убрать
          </Button>
        </Note>
      ))}
    </>
  );
}
