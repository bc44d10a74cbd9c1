'use client';

import { useDeleteAccount } from '@/api/user/queries';
import { endSession } from '@/components/blocks/user-menu/leave';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button/button';
import { accountDeletion } from '@/lib/validation/forms/account-deletion';
import { PopupShell, useClosePopup } from '../slot';
import styles from '../text-popup.module.css';
import * as path from '@/lib/routes/path';

/** Clears this device and opens the sign-in page. The popup is not closed: that would step back in history first. */
async function goAway(): Promise<void> {
  await endSession({ erased: true });
  window.location.replace(`${path.login()}?deleted=1`);
}

/** Deletes the account, which can't be undone: lists what is deleted and what is kept, then asks for the password. */
export function AccountDeletionPopup() {
  const close = useClosePopup();
  const erase = useDeleteAccount();
  return (
    <PopupShell title="Удалить учётную запись?" size="s" keep>
      <Form
        schema={accountDeletion}
        defaults={{ password: '' }}
        label="Удаление учётной записи"
        onSubmit={async (body) => {
          await erase.mutateAsync(body);
          await goAway();
        }}
      >
        <div className={styles.text}>
          <section>
            <h3>Сотрём сразу и навсегда</h3>
            <ul>
              <li>имя, почту, телефон, Telegram, дату рождения, аптеку и фотографию;</li>
              <li>избранное, отметки «нравится», корзину и отметки о прочитанном;</li>
              <li>вход на всех устройствах. Накопленными баллами воспользоваться будет нельзя.</li>
            </ul>
          </section>
          <section>
            <h3>Останется без имени</h3>
            <p>Движение баллов, заказы и результаты тестов: для учёта, без связи с вами.</p>
          </section>
        </div>
        <PasswordField name="password" label="Пароль" autoComplete="current-password" />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Отмена
          </Button>
          <SubmitButton kind="danger">Удалить навсегда</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
