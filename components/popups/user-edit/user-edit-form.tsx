'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Me } from '@/api/me/queries';
import { useUpdateUser } from '@/api/user/queries';
import { PharmacySteps } from '@/components/blocks/pharmacy-fields/pharmacy-steps';
import { ConsentText } from '@/components/blocks/consent-text/consent-text';
import { askAgain, shownVersion } from '@/components/blocks/consent-text/shown-words';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DateField } from '@/components/forms/date-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { PhoneField } from '@/components/forms/phone-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { profileForm } from '@/lib/validation/forms/profile';
import { PopupShell, useClosePopup } from '../slot';
import styles from './user-edit.module.css';

const form = profileForm.extend({ cityId: z.string(), chainId: z.string(), currentPassword: z.string() });

const SAVED = { text: 'Данные сохранены.', kind: 'good' } as const;
const letterSent = (email: string) =>
  ({
    text: `Данные сохранены. Мы отправили письмо на ${email}: откройте ссылку из него, чтобы сменить почту.`,
    kind: 'good',
    life: 20_000,
  }) as const;

function valuesOf(me: Me): z.input<typeof form> {
  return {
    lastName: me.lastName,
    firstName: me.firstName,
    middleName: me.middleName ?? '',
    birthday: me.birthday ?? '',
    phone: me.phone ?? '',
    email: me.email,
    telegram: me.telegram ?? '',
    jobStatus: me.jobStatus ?? '',
    pharmacyId: me.pharmacyId ?? '',
    mailingAgreement: me.mailingAgreement,
    currentPassword: '',
    cityId: '',
    chainId: '',
  };
}

export function UserEditForm({ me }: { me: Me }) {
  const close = useClosePopup();
  const router = useRouter();
  const update = useUpdateUser(me.id);
  return (
    <Form
      schema={form}
      defaults={valuesOf(me)}
      label="Личные данные"
      onSubmit={async ({ cityId: _city, chainId: _chain, ...body }, typed) => {
        const sent = { ...body, mailingVersion: shownVersion('mailing') };
        const kept = await update.mutateAsync(sent).catch(askAgain(typed));
        router.refresh();
        close();
        toast(kept.email === body.email ? SAVED : letterSent(body.email));
      }}
    >
      <div className={styles.fields}>
        <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
        <TextField name="firstName" label="Имя" autoComplete="given-name" />
        <TextField name="middleName" label="Отчество" optional autoComplete="additional-name" />
        <DateField name="birthday" label="Дата рождения" optional autoComplete="bday" />
        <TextField name="email" label="Электронная почта" type="email" autoComplete="email" />
        <NewEmailPart own={me.email} />
        <PhoneField name="phone" label="Телефон" />
        <TextField name="telegram" label="Telegram" optional />
        <TextField name="jobStatus" label="Должность" optional autoComplete="organization-title" />
      </div>
      <PharmacyPart me={me} />
      <ConsentText kind="mailing">
        <CheckboxField name="mailingAgreement" label="Получать письма о новых материалах и подарках" />
      </ConsentText>
      <FormMessage />
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>Сохранить</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}

/** The password field for a new email address; the address changes only after the link in its letter is opened. */
function NewEmailPart({ own }: { own: string }) {
  const email = useWatch<z.input<typeof form>, 'email'>({ name: 'email' });
  if (email.trim().toLowerCase() === own) return null;
  return (
    <PasswordField
      name="currentPassword"
      label="Текущий пароль"
      hint="Чтобы сменить почту. На новый адрес придёт письмо со ссылкой: почта изменится, когда вы её откроете."
    />
  );
}

/** The current pharmacy; the three steps of choosing one are shown on request. */
function PharmacyPart({ me }: { me: Me }) {
  const [changing, setChanging] = useState(!me.pharmacy);
  if (changing) return <PharmacySteps />;
  return (
    <div className={styles.pharmacy}>
      <p>
        <small>Аптека</small>
        {me.pharmacy?.name}, {me.pharmacy?.address}
      </p>
      <Button kind="second" size="s" onClick={() => setChanging(true)}>
        Сменить аптеку
      </Button>
    </div>
  );
}
