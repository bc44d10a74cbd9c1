'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useCurrentInSight } from '@/components/ui/current-row/use-current-in-sight';
import { Wrap } from '@/components/ui/wrap/wrap';
import styles from './brand-bar.module.css';

/** A row of sections wider than a phone. It outlives soft navigation, so it looks at each address anew. */
export function BrandRow({ children }: { children: ReactNode }) {
  return (
    <Wrap ref={useCurrentInSight<HTMLDivElement>(usePathname())} className={styles.row}>
      {children}
    </Wrap>
  );
}
