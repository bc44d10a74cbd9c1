'use client';

import { CallError } from '@/api/core/call-error';
import { useResetPassword } from '@/api/user/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { toast } from '@/components/ui/toast/toast-store';
import { passwordResetForm } from '@/lib/validation/forms/password';
import { PASSWORD_HINT } from '../password-hint';
import { PopupShell, useClosePopup } from '../slot';
import * as path from '@/lib/routes/path';

interface NewPasswordProps {
  email: string;
  token: string;
  /** Called when the link has expired or was used. */
  onDead: () => void;
}

const aboutLink = (error: unknown) =>
  error instanceof CallError &&
  error.problems.some(({ source }) => /\/(token|email)$/.test(source?.pointer ?? ''));

export function NewPassword({ email, token, onDead }: NewPasswordProps) {
  const close = useClosePopup();
  const reset = useResetPassword();
  return (
    <Form
      schema={passwordResetForm}
      defaults={{ email, token, password: '', passwordRepeat: '' }}
      label="Новый пароль"
      onSubmit={async ({ passwordRepeat: _same, ...body }) => {
        try {
          await reset.mutateAsync(body);
        } catch (error) {
          if (aboutLink(error)) return onDead();
          throw error;
        }
        // removes the used token from the address bar; also clears the popup's state of this history entry, or closing
        // would go back to the address with the token
        window.history.replaceState(null, '', path.login());
        close();
        toast({ text: 'Пароль изменён. Войдите с новым паролем.', kind: 'good' });
      }}
    >
      <p>Для учётной записи {email}</p>
      <PasswordField name="password" label="Новый пароль" autoComplete="new-password" hint={PASSWORD_HINT} />
      <PasswordField name="passwordRepeat" label="Повторите пароль" autoComplete="new-password" />
      <FormMessage />
      <PopupShell.Actions>
        <SubmitButton>Сохранить пароль</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}
