'use client';

import type { RecordBody } from '@/api/timetable/queries';
import { PharmacyFields } from '@/components/blocks/pharmacy-fields/pharmacy-fields';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PhoneField } from '@/components/forms/phone-field';
import { TextField } from '@/components/forms/text-field';

const EMPTY = {
  ...{ lastName: '', firstName: '', middleName: '', email: '', phone: '' },
  ...{ cityId: '', chainId: '', pharmacyId: '', statement: false },
};

/** Fields of a new person, filled in by the member of staff who records them. */
export function GuestFields({ send }: { send: (body: RecordBody) => Promise<void> }) {
  return (
    <Form
      schema={async () => (await import('@/lib/validation/forms/guest')).guestFields}
      defaults={EMPTY}
      label="Запись нового участника"
      onSubmit={({ cityId: _city, chainId: _chain, ...userParams }) => send({ userParams })}
    >
      <TextField name="lastName" label="Фамилия" />
      <TextField name="firstName" label="Имя" />
      <TextField name="middleName" label="Отчество" optional />
      <TextField name="email" label="Электронная почта" type="email" />
      <PhoneField name="phone" label="Телефон" />
      <PharmacyFields />
      <CheckboxField
        name="statement"
        label="Участник согласен, чтобы его записали, и передал мне эти данные"
      />
      <FormMessage />
      <div>
        <SubmitButton>Записать</SubmitButton>
      </div>
    </Form>
  );
}
