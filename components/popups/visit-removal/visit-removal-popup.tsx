'use client';

import { useRouter } from 'next/navigation';
import { removeVisit } from '@/api/timetable/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { PopupShell, useClosePopup } from '../slot';
import type { VisitRemovalProps } from '../training-types';

/** Removes a wrong mark of a visit, with a reason. */
export function VisitRemovalPopup({ id, name }: VisitRemovalProps) {
  const close = useClosePopup();
  const router = useRouter();
  return (
    <PopupShell title="Снять отметку о визите?" size="m" short keep>
      <Form
        schema={async () => (await import('@/lib/validation/forms/visit-removal')).visitRemovalForm}
        defaults={{ reason: '' }}
        label="Снятие отметки"
        onSubmit={async ({ reason }) => {
          await removeVisit(id, reason);
          announceWrite();
          close();
          toast({ text: `${name}: отметка снята`, kind: 'good' });
          router.refresh();
        }}
      >
        <p>{name}: визита не будет в списке и в отчёте. В статистике посещений он останется.</p>
        <TextareaField name="reason" label="Причина" rows={2} max={300} />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Не сейчас
          </Button>
          <SubmitButton kind="danger">Снять отметку</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
