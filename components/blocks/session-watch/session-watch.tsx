'use client';

import { useEffect } from 'react';
import { SESSION_ENDED, TECHNICAL_WORK } from '@/api/core/browser-transport';
import { OTHER_PERSON, pageOwner } from '@/api/core/page-owner';
import { isPopupOpen, openPopup } from '@/components/popups/store';
import { isOverlayOn } from '../loading-overlay/overlay-state';
import * as path from '@/lib/routes/path';

/** Pages for guests, who have no session that could end. */
const GUEST_PAGES: readonly string[] = [path.login(), path.registration()];

/** Opens the popup about technical work, once for all callers. */
export function openTechnicalWork(text: string): void {
  if (!isPopupOpen('technical-work')) openPopup('technical-work', { text });
}

/**
 * Handles failures of any call that concern the session: one that has ended (sign in over the page, so that unsent data
 * stays), or technical work that blocks writes.
 */
export function SessionWatch() {
  useEffect(() => {
    pageOwner(); // reads the owner before a refresh can change it
    const ask = (event: Event) => {
      // the overlay means that the page is being left: a late failure must not ask the person to sign in again
      if (isOverlayOn() || GUEST_PAGES.includes(window.location.pathname) || isPopupOpen('sign-in')) return;
      openPopup('sign-in', { taken: (event as CustomEvent<unknown>).detail === OTHER_PERSON });
    };
    const openWork = (event: Event) => openTechnicalWork((event as CustomEvent<string>).detail);
    window.addEventListener(SESSION_ENDED, ask);
    window.addEventListener(TECHNICAL_WORK, openWork);
    return () => {
      window.removeEventListener(SESSION_ENDED, ask);
      window.removeEventListener(TECHNICAL_WORK, openWork);
    };
  }, []);
  return null;
}
