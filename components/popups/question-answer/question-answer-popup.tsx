'use client';

import { useRouter } from 'next/navigation';
import { sendAnswer } from '@/api/questions/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { ANSWER_LENGTH, answerForm, QUESTION_LENGTH } from '@/lib/validation/forms/question';
import { PopupShell, useClosePopup } from '../slot';
import type { QuestionAnswerProps } from '../learning-types';

/** Answers a question, or corrects it and its answer; only the first answer notifies the asker. */
export function QuestionAnswerPopup({ id, question, answer, seenAt }: QuestionAnswerProps) {
  const close = useClosePopup();
  const router = useRouter();
  return (
    <PopupShell title={answer === null ? 'Ответ на вопрос' : 'Правка ответа'} size="m" keep>
      <Form
        schema={answerForm}
        defaults={{ question, answer: answer ?? '' }}
        label="Ответ на вопрос"
        onSubmit={async (body) => {
          await sendAnswer(id, { ...body, seenAt });
          router.refresh();
          close();
          toast({
            text: answer === null ? 'Ответ отправлен, автор вопроса его увидит.' : 'Изменения сохранены.',
            kind: 'good',
          });
        }}
      >
        <TextareaField
          name="question"
          label="Вопрос"
          hint="Можно исправить опечатки и убрать личное: так вопрос увидят автор и все, кому открыт ответ."
          rows={3}
          max={QUESTION_LENGTH}
        />
        <TextareaField name="answer" label="Ответ" rows={8} max={ANSWER_LENGTH} />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Отмена
          </Button>
          <SubmitButton>{answer === null ? 'Ответить' : 'Сохранить'}</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
