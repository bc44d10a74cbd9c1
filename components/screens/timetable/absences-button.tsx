'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** Opens the days on which a leader holds no training. */
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
