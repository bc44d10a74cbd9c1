import type { MouseEvent } from 'react';
import { isPlainPress } from '@/lib/browser/plain-press';

/** Props of a link that runs `run` on a plain press; in a new tab or without scripts the link opens its address. */
export const whenPressed = (run: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    run();
  },
});

/** The same props for a link that opens a popup. */
export const opensPopup = (open: () => void) => ({
  'aria-haspopup': 'dialog' as const,
  ...whenPressed(open),
});
