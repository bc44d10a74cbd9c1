'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for a screen reader, shown as a heading unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** Something to read or set beside its button: 5 px below from its start, gone in 150 ms (section 9). */
export function Popover({ trigger, title, hideTitle, open, onOpenChange, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="bottom" align="start" sideOffset={5} className={styles.positioner}>
          <Base.Popup className={styles.popover}>
            <Base.Title className={hideTitle ? styles.silent : styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
