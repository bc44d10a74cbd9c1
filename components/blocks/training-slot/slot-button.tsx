import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button/button';
import type { Booking } from './booking';
import styles from './slot-acts.module.css';

/** What can be pressed of a slot; `slot-press.ts` does it. */
export type SlotAct = 'book' | 'ask' | 'code' | 'move' | 'cancel' | 'leave' | 'come' | 'present' | 'join';

/** The booking that the buttons inside are about. */
export function OfBooking({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <span className={styles.of} data-booking={JSON.stringify(booking)}>
      {children}
    </span>
  );
}

/** Plain HTML, so that a list of slots is one piece of it: `SlotPresses` hears the press. */
export function SlotButton({ act, children, ...look }: ButtonLook & { act: SlotAct; children: ReactNode }) {
  return (
    <Button {...look} size="s" data-script="" data-slot-act={act}>
      {children}
    </Button>
  );
}
