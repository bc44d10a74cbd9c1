'use client';

import { usePathname } from 'next/navigation';
import { Anchor, type AnchorProps } from '@/components/ui/anchor/anchor';

/** A link that says where you are. `exact`: only on the page itself, not below it. */
export function NavLink({ exact, ...rest }: AnchorProps & { exact?: boolean }) {
  const path = usePathname();
  const { href } = rest;
  const here = path === href;
  const below = !exact && href !== '/' && path.startsWith(`${href}/`);
  return <Anchor {...rest} aria-current={here ? 'page' : below ? 'true' : undefined} />;
}
