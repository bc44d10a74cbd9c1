'use client';

import { useEffect, useState, type ComponentType } from 'react';

const ASK_AFTER_MS = 1000;
/** `isAnswered` of `lib/domain/cookie-groups`: this much of it is in every first load, and no more. */
const SAVED = /(?:^|; )cookieGroups=1/;

/** Asks for cookies a second after signing in, where it was not answered (section 4); else its code never loads. */
export function CookieWatch() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (SAVED.test(document.cookie)) return;
      // one that does not arrive is asked for at the next whole load: nothing was allowed meanwhile
      import('./cookie-notice').then(
        ({ CookieNotice }) => setNotice(() => CookieNotice),
        () => undefined,
      );
    }, ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Notice && <Notice />;
}
