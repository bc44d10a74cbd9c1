'use client';

import { useEffect } from 'react';
import { SESSION_ENDED } from '@/api/core/browser-transport';
import { SESSION_OPENED } from '@/api/session/sign-in';
import { identify } from '@/lib/telemetry/identity';

/** Adds the signed-in person to error reports, until the session ends or the component unmounts. */
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
