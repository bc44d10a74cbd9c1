'use client';

import { useQuery } from '@tanstack/react-query';
import { meQuery, useUpdateUser } from '@/api/user/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Checkbox } from '@/components/ui/tick/tick';
import { toast } from '@/components/ui/toast/toast-store';

/** Agreement to letters, kept at once; what was refused goes back to what it was. */
export function MailingTick({ id, agreed }: { id: string; agreed: boolean }) {
  const { data } = useQuery(meQuery());
  const update = useUpdateUser(id);
  const kept = data?.mailingAgreement ?? agreed;
  const on = update.isPending ? (update.variables.mailingAgreement ?? kept) : kept;
  const set = (mailingAgreement: boolean) => {
    if (update.isPending) return;
    update.mutate(
      { mailingAgreement },
      {
        onSuccess: () =>
          toast({ text: mailingAgreement ? 'Рассылка включена.' : 'Рассылка выключена.', kind: 'good' }),
        onError: toastRefusal,
      },
    );
  };
  return (
    <Checkbox
      label="Получать письма о новых материалах и подарках"
      checked={on}
      aria-busy={update.isPending || undefined}
      onChange={(event) => set(event.target.checked)}
    />
  );
}
