'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendByEmail } from '@/api/questions/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { redirectQuestion } from '@/lib/validation/forms/question';
import { PopupShell, useClosePopup } from '../slot';
import type { QuestionRedirectProps } from '../learning-types';

/** Sends a question by letter to a person outside the portal, without the asker's name. */
export function QuestionRedirectPopup({ id, question }: QuestionRedirectProps) {
  const close = useClosePopup();
  const router = useRouter();
  /** An idempotency key: a retry after a lost response sends no second letter. */
  const [request] = useState(() => new RequestKey());
  return (
    <PopupShell title="Переслать вопрос" size="m" keep>
      <Form
        schema={redirectQuestion}
        defaults={{ email: '', comment: '' }}
        label="Пересылка вопроса"
        onSubmit={async (body) => {
          await sendByEmail(id, { ...body, idempotencyKey: request.of(body) });
          router.refresh();
          close();
          toast({ text: `Письмо уходит на ${body.email}. Если оно не дойдёт, мы сообщим.`, kind: 'good' });
        }}
      >
        <blockquote>{question}</blockquote>
        <p>В письме будет только вопрос: имя автора останется на портале. Ответ придёт на вашу почту.</p>
        <TextField name="email" label="Электронная почта специалиста" type="email" autoComplete="off" />
        <TextareaField name="comment" label="Комментарий" optional rows={3} max={500} />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Отмена
          </Button>
          <SubmitButton>Отправить письмо</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
