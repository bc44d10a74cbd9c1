'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import styles from './questions.module.css';

/** Opens the form of an answer over the page. */
export function ProgrammeAnswer(question: { id: string; question: string; answer: string | null }) {
  const isAnswered = question.answer !== null;
  return (
    <div className={styles.tools} data-script="">
      <Button
        size="s"
        kind={isAnswered ? 'second' : 'main'}
        icon={isAnswered ? 'pencil' : undefined}
        onClick={() => openPopup('programme-answer', question)}
      >
        {isAnswered ? 'Изменить ответ' : 'Ответить'}
      </Button>
    </div>
  );
}
