'use client';

import { useId, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import type { TestPublication } from '@/api/versions/queries';
import { ContentChangesList } from '@/components/blocks/content-changes/content-changes';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Radio } from '@/components/ui/tick/tick';
import { counted, points as pointsWords } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { PublicationProps } from '../authoring-types';
import { useAnswer } from '../use-answer';
import styles from './publication.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const BEGUN = {
  test: 'Кто уже начал тест, закончит его по той версии, которую начал',
  survey: 'Кто уже начал отвечать, закончит по той версии, которую начал',
};

/** Shows what the publication changes and asks whether to regrade the answers that were sent under the earlier key. */
export function PublicationPopup({ kind, publication, onYes }: PublicationProps) {
  const { number, changes } = publication;
  const regrade = 'regrade' in publication ? publication.regrade : null;
  const close = useClosePopup();
  const [isRegraded, setRegraded] = useState(false);
  const { answer, isPending, error } = useAnswer(() => onYes(isRegraded));
  return (
    <PopupShell title="Опубликовать изменения?">
      <p>
        Версию {number} заменит новая. {BEGUN[kind]}, а присланные ответы останутся как есть.
      </p>
      {changes && <ContentChangesList {...{ kind, changes }} />}
      {regrade && <Past {...{ regrade, isRegraded, setRegraded }} />}
      {error && (
        <Note kind="bad" role="alert">
          {messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
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
  regrade: NonNullable<TestPublication['regrade']>;
  isRegraded: boolean;
  setRegraded: (is: boolean) => void;
}

/** Sent answers: their scores are kept, or people with a higher score under the new key are paid the difference. */
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
