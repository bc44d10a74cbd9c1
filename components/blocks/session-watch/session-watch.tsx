'use client';

import { useEffect } from 'react';
import { SESSION_ENDED, TECHNICAL_WORK } from '@/api/core/browser-transport';
import { OTHER_PERSON, pageOwner } from '@/api/core/page-owner';
import { isPopupOpen, openPopup } from '@/components/popups/store';
import { isOverlayOn } from '../loading-overlay/overlay-state';
import * as path from '@/lib/routes/path';

/** Pages where nobody is signed in yet: there is no session to end. */
const GUEST_PAGES: readonly string[] = [path.login(), path.registration()];

/** Once, however many calls and places learn of it. */
export function tellOfWork(text: string): void {
  if (!isPopupOpen('technical-work')) openPopup('technical-work', { text });
}

/**
 * What any call may learn of the session: that it ended under the page (sign in over it, so that what is typed and
 * unsent stays), or that nothing can be written now.
 */
export function SessionWatch() {
  useEffect(() => {
    pageOwner(); // who it is, before any refresh could make it another
    const ask = (event: Event) => {
      // under the overlay the page is on its way out: a call that was late for that asks nobody to come back
      if (isOverlayOn() || GUEST_PAGES.includes(window.location.pathname) || isPopupOpen('sign-in')) return;
      openPopup('sign-in', { taken: (event as CustomEvent<unknown>).detail === OTHER_PERSON });
    };
    const tell = (event: Event) => tellOfWork((event as CustomEvent<string>).detail);
    window.addEventListener(SESSION_ENDED, ask);
    window.addEventListener(TECHNICAL_WORK, tell);
    return () => {
      window.removeEventListener(SESSION_ENDED, ask);
      window.removeEventListener(TECHNICAL_WORK, tell);
    };
  }, []);
  return null;
}
