'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { RecordBody } from '@/api/timetable/queries';
import { loadPharmacists } from '@/components/blocks/training-selects/training-loads';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { RemoteSelectField } from '@/components/forms/remote-select-field';

/** Field of a person with an account, found by name, phone or e-mail. */
export function KnownFields({ send }: { send: (body: RecordBody) => Promise<void> }) {
  const cache = useQueryClient();
  return (
    <Form
      schema={async () => (await import('@/lib/validation/forms/known-person')).knownPersonForm}
      defaults={{ userId: '' }}
      label="Запись участника портала"
      onSubmit={({ userId }) => send({ userId })}
    >
      <RemoteSelectField
        name="userId"
        label="Фармацевт"
        hint="Три буквы фамилии, телефон или почта целиком"
        placeholder="Фамилия, телефон или почта"
        load={loadPharmacists(cache)}
      />
      <FormMessage />
      <div>
        <SubmitButton>Записать</SubmitButton>
      </div>
    </Form>
  );
}
