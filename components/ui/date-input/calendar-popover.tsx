'use client';

import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { Calendar, type CalendarProps } from './calendar';
import styles from './calendar.module.css';

export type CalendarPopoverProps = CalendarProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
};

/** The calendar in a popover below the field's button. */
export function CalendarPopover({ open, onOpenChange, anchor, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // The button toggles the popover itself, so a press on it is no outside press.
        const onButton = event?.target instanceof Node && anchor.current?.contains(event.target);
        if (!(reason === 'outside-press' && onButton)) onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={8}
          className={styles.positioner}
        >
          <Popover.Popup
            className={styles.popup}
            aria-label="Выбор даты"
            finalFocus={anchor}
            initialFocus={calendarStart}
          >
            <Calendar {...calendar} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function calendarStart() {
  return document.querySelector<HTMLElement>('[data-calendar-start="true"]');
}
