'use client';

import { useEffect } from 'react';
import { SESSION_RESUMED } from '@/api/core/browser-transport';
import { keepAccount } from '@/lib/pwa/keep-account';

/** Says whose device this is now; what somebody else left on it goes. */
export function AccountKeeper({ userId }: { userId: string }) {
  useEffect(() => {
    const keep = () => void keepAccount(userId);
    keep();
    // signed out in another tab and back here: it is theirs again
    window.addEventListener(SESSION_RESUMED, keep);
    return () => window.removeEventListener(SESSION_RESUMED, keep);
  }, [userId]);
  return null;
}
