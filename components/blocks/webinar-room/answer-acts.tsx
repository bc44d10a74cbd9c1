'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { answerQuestion, type WebinarQuestion } from '@/api/webinars/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { announceWrite } from '@/lib/browser/written';
import styles from './webinar.module.css';

/** Buttons to answer in writing, or to mark a question as answered aloud. */
export function AnswerActs({
  question: { id, text, askerName, answer, answeredAt },
}: {
  question: WebinarQuestion;
}) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const aloud = async () => {
    setBusy(true);
    try {
      await answerQuestion(id, '');
      announceWrite();
      router.refresh();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.acts} data-script="">
      <Button
        size="s"
        kind="second"
        onClick={() => openPopup('webinar-answer', { id, question: text, askerName, answer })}
      >
        {answer === null ? 'Ответить' : 'Изменить ответ'}
        <Hidden>: {text}</Hidden>
      </Button>
      {answeredAt === null && (
        <Button size="s" kind="quiet" icon="check" loading={busy} onClick={() => void aloud()}>
          Отвечен в эфире<Hidden>: {text}</Hidden>
        </Button>
      )}
    </div>
  );
}
