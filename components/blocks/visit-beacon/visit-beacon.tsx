'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { reportVisit } from './report-visit';

/** Counts pages opened by soft navigation: the server counts the first one. */
export function VisitBeacon({ counted }: { counted: boolean }) {
  const path = usePathname();
  const last = useRef(counted ? path : null);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    reportVisit({ path });
  }, [path]);
  return null;
}
