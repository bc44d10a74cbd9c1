'use client';

import { useEffect } from 'react';
import { PROGRAMME_REFUSED } from '@/api/core/browser-transport';
import { loadPage } from '@/lib/routes/load-page';
import { programmeRefused } from '@/lib/routes/programme-refused';

/** Stands on the programme's pages alone: its refusal of a call leads to the page that says why, and no other page away. */
export function ProgrammeWatch() {
  useEffect(() => {
    const leave = (event: Event) => loadPage(programmeRefused((event as CustomEvent<string>).detail));
    window.addEventListener(PROGRAMME_REFUSED, leave);
    return () => window.removeEventListener(PROGRAMME_REFUSED, leave);
  }, []);
  return null;
}
