'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { confirmPharmacyOf } from '@/api/user/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';

/** Says that the person works in the pharmacy on the screen: with it their orders need no other proof. */
export function ConfirmPharmacy({ id, pharmacyId }: { id: string; pharmacyId: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await confirmPharmacyOf(id, pharmacyId);
      tellWritten();
      toast({ text: 'Место работы подтверждено', kind: 'good' });
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
      router.refresh();
    }
  };
  return (
    <Button kind="second" icon="check" loading={busy} data-script="" onClick={() => void confirm()}>
      Подтвердить место работы
    </Button>
  );
}
