'use client';

import { confirmPharmacyOf } from '@/api/user/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { Button } from '@/components/ui/button/button';

/** Confirms that the person works in the pharmacy on the screen; their orders need no other proof then. */
export function ConfirmPharmacy({ id, pharmacyId }: { id: string; pharmacyId: string }) {
  const { busy, act } = useAct();
  const confirm = async () => {
    await confirmPharmacyOf(id, pharmacyId);
    return 'Место работы подтверждено';
  };
  return (
    <Button kind="second" icon="check" loading={busy} data-script="" onClick={() => act(confirm)}>
      Подтвердить место работы
    </Button>
  );
}
