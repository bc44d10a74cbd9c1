'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { useUpdateUser, type Me } from '@/api/user/queries';
import { PharmacySteps } from '@/components/blocks/pharmacy-fields/pharmacy-steps';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DateField } from '@/components/forms/date-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PhoneField } from '@/components/forms/phone-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { profileForm } from '@/lib/validation/forms/profile';
import { PopupShell, useClosePopup } from '../slot';
import styles from './user-edit.module.css';

const form = profileForm.extend({ cityId: z.string(), chainId: z.string() });

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
      onSubmit={async ({ cityId: _city, chainId: _chain, ...body }) => {
        await update.mutateAsync(body);
        router.refresh();
        close();
        toast({ text: 'Данные сохранены.', kind: 'good' });
      }}
    >
      <div className={styles.fields}>
        <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
        <TextField name="firstName" label="Имя" autoComplete="given-name" />
        <TextField name="middleName" label="Отчество" optional autoComplete="additional-name" />
        <DateField name="birthday" label="Дата рождения" optional autoComplete="bday" />
        <TextField name="email" label="Электронная почта" type="email" autoComplete="email" />
        <PhoneField name="phone" label="Телефон" />
        <TextField name="telegram" label="Telegram" optional />
        <TextField name="jobStatus" label="Должность" optional autoComplete="organization-title" />
      </div>
      <PharmacyPart me={me} />
      <CheckboxField name="mailingAgreement" label="Получать письма о новых материалах и подарках" />
      <FormMessage />
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>Сохранить</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}

/** The pharmacy as it is; its three steps only when it is to be changed. */
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
