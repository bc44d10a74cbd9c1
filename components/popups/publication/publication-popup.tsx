'use client';

import { useId, useState } from 'react';
import { TestChangesList } from '@/components/blocks/test-changes/test-changes';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Radio } from '@/components/ui/tick/tick';
import { counted, points as pointsWords } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { PublicationProps } from '../types';
import { useAnswer } from '../use-answer';
import styles from './publication.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;

/** Shows what publication changes, and asks what becomes of the answers that were sent by another key. */
export function PublicationPopup({ publication, onYes }: PublicationProps) {
  const { number, changes, regrade } = publication;
  const close = useClosePopup();
  const [isRegraded, setRegraded] = useState(false);
  const { answer, isPending } = useAnswer(() => onYes(isRegraded));
  return (
    <PopupShell title="Опубликовать изменения?">
      <p>
        Версию {number} заменит новая. Кто уже начал тест, закончит его по той версии, которую начал, а
        присланные ответы останутся как есть.
      </p>
      {changes && <TestChangesList changes={changes} />}
      {regrade && <Past {...{ regrade, isRegraded, setRegraded }} />}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Не публиковать
        </Button>
        <Button loading={isPending} onClick={() => answer()}>
          {isRegraded ? 'Опубликовать и пересчитать' : 'Опубликовать'}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}

interface PastProps {
  regrade: NonNullable<PublicationProps['publication']['regrade']>;
  isRegraded: boolean;
  setRegraded: (is: boolean) => void;
}

/** Answers that were sent: they stay as they were scored, or whoever is owed more by the new key gets it. */
function Past({ regrade, isRegraded, setRegraded }: PastProps) {
  const { gainsCount, lossesCount, points } = regrade;
  const name = useId();
  const kept = lossesCount > 0 && (
    <Note>
      {counted(lossesCount, PEOPLE)} получили бы по новому ключу меньше. Баллы не списываем: люди отвечали по
      тому ключу, который был.
    </Note>
  );
  if (gainsCount === 0) return kept;
  return (
    <>
      <fieldset className={styles.past}>
        <legend>Кто прошёл тест по прежнему ключу</legend>
        <Radio
          name={name}
          label="Ничего не менять: новый ключ только для новых попыток"
          checked={!isRegraded}
          onChange={() => setRegraded(false)}
        />
        <Radio
          name={name}
          label={`Пересчитать: ${counted(gainsCount, PEOPLE)} получат ещё ${pointsWords(points)}`}
          checked={isRegraded}
          onChange={() => setRegraded(true)}
        />
      </fieldset>
      {kept}
    </>
  );
}
