'use client';

import { useState } from 'react';
import { useForgotPassword } from '@/api/user/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { passwordForgot } from '@/lib/validation/forms/password';
import { PopupShell, useClosePopup } from '../slot';

/** Requests the reset letter; the message does not depend on whether the address has an account, to reveal nothing. */
export function AskLetter({ email, dead }: { email: string; dead: boolean }) {
  const close = useClosePopup();
  const ask = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo) {
    return (
      <>
        <p role="status">
          Если учётная запись с адресом <b>{sentTo}</b> есть, мы отправили на него письмо со ссылкой.
          Проверьте и папку «Спам».
        </p>
        <PopupShell.Actions>
          <Button onClick={close}>Понятно</Button>
        </PopupShell.Actions>
      </>
    );
  }
  return (
    <Form
      schema={passwordForgot}
      defaults={{ email }}
      label="Письмо для смены пароля"
      onSubmit={async (body) => {
        await ask.mutateAsync(body);
        setSentTo(body.email);
      }}
    >
      {dead && (
        <Note kind="warn" role="alert">
          Ссылка устарела или уже использована. Запросите новое письмо.
        </Note>
      )}
      <p>Укажите почту учётной записи: пришлём ссылку для нового пароля.</p>
      <TextField
        name="email"
        label="Электронная почта"
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormMessage />
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>Прислать письмо</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}
