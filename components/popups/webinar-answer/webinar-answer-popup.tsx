'use client';

import { useRouter } from 'next/navigation';
import { answerQuestion } from '@/api/webinars/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { PopupShell, useClosePopup } from '../slot';
import type { WebinarAnswerProps } from '../training-types';

/** The leader's written answer to a question; the asker is notified. */
export function WebinarAnswerPopup({ id, question, askerName, answer }: WebinarAnswerProps) {
  const close = useClosePopup();
  const router = useRouter();
  return (
    <PopupShell title="Ответ на вопрос" size="m" keep>
      <Form
        schema={async () => (await import('@/lib/validation/forms/webinar-question')).webinarAnswerForm}
        defaults={{ answer: answer ?? '' }}
        label="Ответ на вопрос"
        onSubmit={async (body) => {
          await answerQuestion(id, body.answer);
          announceWrite();
          close();
          toast({ text: body.answer ? 'Ответ отправлен' : 'Вопрос отмечен', kind: 'good' });
          router.refresh();
        }}
      >
        <p>
          {askerName && <b>{askerName}: </b>}
          {question}
        </p>
        <TextareaField
          name="answer"
          label="Ответ"
          optional
          hint="Ответ увидит только тот, кто спросил. Без слов вопрос будет отмечен как отвеченный в эфире."
          rows={5}
          max={1000}
        />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Отмена
          </Button>
          <SubmitButton>Ответить</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
