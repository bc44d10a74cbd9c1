'use client';

import { useChangePassword } from '@/api/user/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { passwordChangeForm } from '@/lib/validation/forms/password';
import { PASSWORD_HINT } from '../password-hint';
import { PopupShell, useClosePopup } from '../slot';

const EMPTY = { currentPassword: '', password: '', passwordRepeat: '' };

export function PasswordChangingPopup() {
  const close = useClosePopup();
  const change = useChangePassword();
  return (
    <PopupShell title="Смена пароля" size="s" keep>
      <Form
        schema={passwordChangeForm}
        defaults={EMPTY}
        label="Смена пароля"
        onSubmit={async ({ passwordRepeat: _same, ...body }) => {
          await change.mutateAsync(body);
          close();
          toast({ text: 'Пароль изменён. На других устройствах нужно войти заново.', kind: 'good' });
        }}
      >
        <PasswordField name="currentPassword" label="Текущий пароль" autoComplete="current-password" />
        <PasswordField
          name="password"
          label="Новый пароль"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <PasswordField name="passwordRepeat" label="Повторите пароль" autoComplete="new-password" />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Отмена
          </Button>
          <SubmitButton>Изменить пароль</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
