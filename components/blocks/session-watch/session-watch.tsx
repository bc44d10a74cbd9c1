'use client';

import { useEffect } from 'react';
import { SESSION_ENDED } from '@/api/core/browser-transport';
import { isPopupOpen, openPopup } from '@/components/popups/store';

/** Pages where nobody is signed in yet: there is no session to end. */
const GUEST_PAGES = ['/login', '/registration'];

/** A session that ended under the page: sign in over it, so that what is typed and unsent stays. */
export function SessionWatch() {
  useEffect(() => {
    const ask = () => {
      if (GUEST_PAGES.includes(window.location.pathname) || isPopupOpen('sign-in')) return;
      openPopup('sign-in');
    };
    window.addEventListener(SESSION_ENDED, ask);
    return () => window.removeEventListener(SESSION_ENDED, ask);
  }, []);
  return null;
}
