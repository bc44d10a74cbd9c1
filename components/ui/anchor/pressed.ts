import type { MouseEvent } from 'react';
import { isPlainPress } from '@/lib/browser/plain-press';

/** For a link that does something here when it is pressed plainly; in a new tab or without scripts it leads on. */
export const whenPressed = (run: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    run();
  },
});

/** The same of a link that opens a popup over the page. */
export const opensPopup = (open: () => void) => ({
  'aria-haspopup': 'dialog' as const,
  ...whenPressed(open),
});
