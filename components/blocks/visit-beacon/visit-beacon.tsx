'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { tell } from './tell';

/** Pages opened softly: the first one is the server's to count. */
export function VisitBeacon({ counted }: { counted: boolean }) {
  const path = usePathname();
  const last = useRef(counted ? path : null);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    tell({ path });
  }, [path]);
  return null;
}
