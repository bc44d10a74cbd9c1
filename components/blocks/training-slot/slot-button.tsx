import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button/button';
import type { Booking } from './booking';
import styles from './slot-acts.module.css';

/** Acts of a slot's buttons; `slot-press.ts` performs them. */
export type SlotAct = 'book' | 'ask' | 'code' | 'move' | 'cancel' | 'leave' | 'come' | 'present' | 'join';

/** Provides the booking to the buttons inside. */
export function OfBooking({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <span className={styles.of} data-booking={JSON.stringify(booking)}>
      {children}
    </span>
  );
}

/** A button in plain HTML, so that a list of slots stays one piece of HTML: `SlotPresses` handles the press. */
export function SlotButton({ act, children, ...look }: ButtonLook & { act: SlotAct; children: ReactNode }) {
  return (
    <Button {...look} size="s" data-script="" data-slot-act={act}>
      {children}
    </Button>
  );
}
