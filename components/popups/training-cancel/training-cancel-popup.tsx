'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { cancelTraining } from '@/api/timetable/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import { counted } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { TrainingCancelProps } from '../training-types';

const PEOPLE = ['человеку', 'людям', 'людям'] as const;

/** Deletes a training without people; cancels any other one and notifies its people with the reason. */
export function TrainingCancelPopup({ training }: TrainingCancelProps) {
  const { id, name, taken, waitingCount } = training;
  const close = useClosePopup();
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  const people = taken + waitingCount;
  return (
    <PopupShell title="Отменить тренинг?" size="m" short keep>
      <Form
        schema={async () => (await import('@/lib/validation/forms/training-cancel')).trainingCancelForm}
        defaults={{ reason: '' }}
        label="Отмена тренинга"
        onSubmit={async ({ reason }) => {
          await cancelTraining(id, reason, request.of(reason));
          announceWrite();
          close();
          toast({ text: 'Тренинг отменён', kind: 'good' });
          router.refresh();
        }}
      >
        <p>
          «{name}».{' '}
          {people > 0
            ? `Сообщим ${counted(people, PEOPLE)} и освободим места. Вернуть записи нельзя.`
            : 'На него никто не записан.'}
        </p>
        <TextareaField name="reason" label="Причина для участников" optional rows={2} max={300} />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Не сейчас
          </Button>
          <SubmitButton kind="danger">Отменить тренинг</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
