'use client';

import { useEffect } from 'react';
import { PROGRAMME_REFUSED } from '@/api/core/browser-transport';
import { loadPage } from '@/lib/routes/load-page';
import { programmeRefused } from '@/lib/routes/programme-refused';

/** On pages of the programme: opens the page with the reason when a call is refused with 418. */
export function ProgrammeWatch() {
  useEffect(() => {
    const leave = (event: Event) => loadPage(programmeRefused((event as CustomEvent<string>).detail));
    window.addEventListener(PROGRAMME_REFUSED, leave);
    return () => window.removeEventListener(PROGRAMME_REFUSED, leave);
  }, []);
  return null;
}
