'use client';

import { useEffect } from 'react';
import { SESSION_ENDED } from '@/api/core/browser-transport';
import { SESSION_OPENED } from '@/api/session/sign-in';
import { identify } from '@/lib/telemetry/identity';

/** Names the signed-in person to error reports, from sign-in until the session ends under the page or is left. */
export function Identified({ id, email }: { id: string; email: string }) {
  useEffect(() => {
    const name = () => identify({ id, email });
    const forget = () => identify(null);
    name();
    window.addEventListener(SESSION_OPENED, name);
    window.addEventListener(SESSION_ENDED, forget);
    return () => {
      window.removeEventListener(SESSION_OPENED, name);
      window.removeEventListener(SESSION_ENDED, forget);
      forget();
    };
  }, [id, email]);
  return null;
}
