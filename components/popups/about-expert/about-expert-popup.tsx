'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import { NO_QUESTIONS } from '@/lib/domain/question-words';
import { PopupShell, useClosePopup } from '../slot';
import type { AboutExpertProps } from '../learning-types';
import styles from './about-expert.module.css';
import * as path from '@/lib/routes/path';

/** The expert's description and topics. */
export function AboutExpertPopup({ id, name, position, takesQuestions, ...about }: AboutExpertProps) {
  const close = useClosePopup();
  return (
    <PopupShell title={name} size="m">
      <div className={styles.about}>
        {about.imageUrl && (
          <img src={about.imageUrl} alt="" width={160} height={160} className={styles.photo} />
        )}
        <div className={styles.words}>
          <p className={styles.position}>{position}</p>
          <p>{about.fullDescription}</p>
          {about.shortDescription && (
            <p>
              <b className={styles.label}>Темы</b>
              {about.shortDescription}
            </p>
          )}
          {about.additionalDescription && <p>{about.additionalDescription}</p>}
          {!takesQuestions && <p className={styles.position}>{NO_QUESTIONS}</p>}
        </div>
      </div>
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Закрыть
        </Button>
        {takesQuestions && <ButtonLink href={`${path.questions()}?to=${id}#ask`}>Задать вопрос</ButtonLink>}
      </PopupShell.Actions>
    </PopupShell>
  );
}
