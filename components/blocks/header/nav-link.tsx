'use client';

import { usePathname } from 'next/navigation';
import { Anchor, type AnchorProps } from '@/components/ui/anchor/anchor';

interface Place {
  /** Only on the page itself, not below it. */
  exact?: boolean;
  /** Other addresses of the same section, with what is below them. */
  also?: readonly string[];
}

/** A link that says where you are. */
export function NavLink({ exact, also = [], ...rest }: AnchorProps & Place) {
  const path = usePathname();
  const { href } = rest;
  const inside = (place: string) => path === place || path.startsWith(`${place}/`);
  const below = (!exact && href !== '/' && inside(href)) || also.some(inside);
  return <Anchor {...rest} aria-current={path === href ? 'page' : below ? 'true' : undefined} />;
}
