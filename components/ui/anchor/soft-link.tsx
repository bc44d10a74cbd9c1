'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { startProgress } from '@/lib/browser/progress';
import { isAnotherPage, isTaken } from '@/lib/browser/soft-navigation';

type SoftLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * A link within the portal: its own handlers first, then whoever may open the page in place of the router. Only what
 * is followed says that a page is on its way.
 */
export function SoftLink({ prefetch = false, ...rest }: SoftLinkProps) {
  return (
    <Link
      prefetch={prefetch}
      {...rest}
      onNavigate={(event) => {
        if (isAnotherPage(rest.href)) startProgress();
        if (isTaken(rest.href)) event.preventDefault();
      }}
    />
  );
}
