'use client';

import { useQuery } from '@tanstack/react-query';
import { meQuery } from '@/api/me/queries';
import { useUpdateUser } from '@/api/user/queries';
import { ConsentText } from '@/components/blocks/consent-text/consent-text';
import { showNewWords, shownVersion } from '@/components/blocks/consent-text/shown-words';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useAwake } from '@/components/forms/use-awake';
import { Checkbox } from '@/components/ui/tick/tick';
import { toast } from '@/components/ui/toast/toast-store';

/** Agreement to letters, saved on each change; a refused change is reverted. */
export function MailingTick({ id, agreed }: { id: string; agreed: boolean }) {
  const { data } = useQuery(meQuery());
  const update = useUpdateUser(id);
  const ready = useAwake();
  const kept = data?.mailingAgreement ?? agreed;
  const on = update.isPending ? (update.variables.mailingAgreement ?? kept) : kept;
  const set = (mailingAgreement: boolean) => {
    if (update.isPending) return;
    update.mutate(
      { mailingAgreement, ...(mailingAgreement ? { mailingVersion: shownVersion('mailing') } : {}) },
      {
        onSuccess: () =>
          toast({ text: mailingAgreement ? 'Рассылка включена.' : 'Рассылка выключена.', kind: 'good' }),
        onError: (error) => {
          showNewWords(error);
          toastRefusal(error);
        },
      },
    );
  };
  return (
    <ConsentText kind="mailing">
      <Checkbox
        label="Получать письма о новых материалах и подарках"
        checked={on}
        disabled={!ready}
        aria-busy={update.isPending || undefined}
        onChange={(event) => set(event.target.checked)}
      />
    </ConsentText>
  );
}
