'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { sendInvitation } from '@/api/representative/queries';
import { PharmacyFields } from '@/components/blocks/pharmacy-fields/pharmacy-fields';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PhoneField } from '@/components/forms/phone-field';
import { TextField } from '@/components/forms/text-field';
import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import * as path from '@/lib/routes/path';
import styles from './registration.module.css';

const EMPTY = {
  ...{ lastName: '', firstName: '', middleName: '', email: '', phone: '' },
  ...{ cityId: '', chainId: '', pharmacyId: '' },
};

/** A pharmacy with its city and chain, as the fields hold them. */
export interface ChosenPharmacy {
  cityId: string;
  cityName: string;
  chainId: string;
  chainName: string;
  pharmacyId: string;
  pharmacyName: string;
}
interface Known {
  id: string;
  name: string;
}

/** Account that already has this e-mail, from a `person-known` refusal; null otherwise. */
function knownOf(error: unknown): Known | null {
  if (!(error instanceof CallError) || error.code !== 'person-known') return null;
  const { id, name } = (error.problems[0]?.meta?.user ?? {}) as Partial<Known>;
  return id && name ? { id, name } : null;
}

/** Invites a pharmacist to the portal: the person sets the password and gives the consent themselves. */
export function InvitationForm({ pharmacy }: { pharmacy: ChosenPharmacy | null }) {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known | null>(null);
  const [request] = useState(() => new RequestKey());
  return (
    <div data-script="">
      <Form
        key={round}
        schema={async () => (await import('@/lib/validation/forms/invitation')).invitationFields}
        defaults={{ ...EMPTY, ...pharmacy }}
        label="Приглашение фармацевта"
        className={styles.form}
        onSubmit={async ({ cityId: _city, chainId: _chain, ...body }) => {
          setKnown(null);
          try {
            const { email } = await sendInvitation(body, request.of(body));
            announceWrite();
            request.forget();
            toast({ text: `Приглашение отправлено на ${email}`, kind: 'good' });
            setRound(round + 1);
            router.refresh();
          } catch (error) {
            const person = knownOf(error);
            if (!person) throw error;
            setKnown(person);
          }
        }}
      >
        <TextField name="lastName" label="Фамилия" />
        <TextField name="firstName" label="Имя" />
        <TextField name="middleName" label="Отчество" optional />
        <TextField name="email" label="Электронная почта" type="email" />
        <PhoneField name="phone" label="Телефон" />
        <PharmacyFields own />
        <FormMessage />
        {known && (
          <Note kind="warn" role="alert">
            {known.name} уже на портале. <TextLink href={path.pharmacist(known.id)}>Открыть</TextLink>
          </Note>
        )}
        <div>
          <SubmitButton>Отправить приглашение</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
