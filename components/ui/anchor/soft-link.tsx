'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { isTaken } from '@/lib/browser/soft-navigation';

type SoftLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/** A link within the portal: its own handlers first, then whoever may open the page in place of the router. */
export function SoftLink({ prefetch = false, ...rest }: SoftLinkProps) {
  return (
    <Link
      prefetch={prefetch}
      {...rest}
      onNavigate={(event) => void (isTaken(rest.href) && event.preventDefault())}
    />
  );
}
