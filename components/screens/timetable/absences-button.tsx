'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** Opens the popup of leaders' absences. */
export function AbsencesButton({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Button
      kind="quiet"
      icon="calendar"
      data-script=""
      onClick={() => openPopup('leader-absences', { choosesLeader: isAdmin })}
    >
      Недоступность
    </Button>
  );
}
