'use client';

import { useEffect, useState, type ComponentType } from 'react';

const ASK_AFTER_MS = 1000;
/** The pattern of `isAnswered` in `lib/domain/cookie-groups`, repeated here to keep the first load small. */
const SAVED = /(?:^|; )cookieGroups=1/;

/** Shows the cookie question a second after mounting (section 4); once answered, its code is never loaded. */
export function CookieWatch() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (SAVED.test(document.cookie)) return;
      // after a failed import the next document load tries again; until then no group is allowed
      import('./cookie-notice').then(
        ({ CookieNotice }) => setNotice(() => CookieNotice),
        () => undefined,
      );
    }, ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Notice && <Notice />;
}
