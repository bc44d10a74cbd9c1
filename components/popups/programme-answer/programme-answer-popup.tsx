'use client';

import { useRouter } from 'next/navigation';
import { sendProgrammeAnswer } from '@/api/programme/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { ANSWER_LENGTH, programmeAnswerForm } from '@/lib/validation/forms/question';
import { PopupShell, useClosePopup } from '../slot';
import type { ProgrammeAnswerProps } from '../learning-types';

/** Answers a question about the programme or corrects the answer; only the first answer notifies the asker. */
export function ProgrammeAnswerPopup({ id, question, answer }: ProgrammeAnswerProps) {
  const close = useClosePopup();
  const router = useRouter();
  const isFirst = answer === null;
  return (
    <PopupShell title={isFirst ? 'Ответ на вопрос' : 'Правка ответа'} size="m" keep>
      <p>{question}</p>
      <Form
        schema={programmeAnswerForm}
        defaults={{ answer: answer ?? '' }}
        label="Ответ на вопрос о программе"
        onSubmit={async (body) => {
          await sendProgrammeAnswer(id, body.answer);
          router.refresh();
          close();
          toast({
            text: isFirst ? 'Ответ отправлен, автор вопроса его увидит.' : 'Изменения сохранены.',
            kind: 'good',
          });
        }}
      >
        <TextareaField name="answer" label="Ответ" rows={8} max={ANSWER_LENGTH} />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Отмена
          </Button>
          <SubmitButton>{isFirst ? 'Ответить' : 'Сохранить'}</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
