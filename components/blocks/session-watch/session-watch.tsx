'use client';

import { useEffect } from 'react';
import { SESSION_ENDED, TECHNICAL_WORK } from '@/api/core/browser-transport';
import { isPopupOpen, openPopup } from '@/components/popups/store';

/** Pages where nobody is signed in yet: there is no session to end. */
const GUEST_PAGES = ['/login', '/registration'];

/**
 * What any call may learn of the session: that it ended under the page (sign in over it, so that what is typed and
 * unsent stays), or that nothing can be written now.
 */
export function SessionWatch() {
  useEffect(() => {
    const ask = () => {
      if (GUEST_PAGES.includes(window.location.pathname) || isPopupOpen('sign-in')) return;
      openPopup('sign-in');
    };
    const tell = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      if (!isPopupOpen('technical-work')) openPopup('technical-work', { text: detail });
    };
    window.addEventListener(SESSION_ENDED, ask);
    window.addEventListener(TECHNICAL_WORK, tell);
    return () => {
      window.removeEventListener(SESSION_ENDED, ask);
      window.removeEventListener(TECHNICAL_WORK, tell);
    };
  }, []);
  return null;
}
