'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { giveUpSeat } from '@/api/trainings/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import { PopupShell, useClosePopup } from '../slot';
import type { BookingCancelProps } from '../training-types';

/** Cancels the person's booking, with an optional reason for the leader. */
export function BookingCancelPopup({ id, name, when, isLate }: BookingCancelProps) {
  const close = useClosePopup();
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  return (
    <PopupShell title="Отменить запись?" size="s" short>
      <Form
        schema={async () => (await import('@/lib/validation/forms/training-cancel')).trainingCancelForm}
        defaults={{ reason: '' }}
        label="Отмена записи"
        onSubmit={async ({ reason }) => {
          await giveUpSeat(id, request.of(reason), reason);
          announceWrite();
          close();
          toast({ text: 'Запись отменена', kind: 'good' });
          router.refresh();
        }}
      >
        <p>
          «{name}», {when}. Место достанется следующему в очереди.
          {isLate && ' До начала меньше суток: напишите, почему не придёте, — в отчёте это поздняя отмена.'}
        </p>
        <TextareaField name="reason" label="Причина для ведущего" optional rows={2} max={300} />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Не сейчас
          </Button>
          <SubmitButton kind="danger">Отменить запись</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
