import { Anchor, type AnchorProps } from '@/components/ui/anchor/anchor';
import { currentAt, placesOf, type Place } from './place';

type NavLinkProps = AnchorProps &
  Place & {
    /** Path of the rendered page. */
    at: string;
  };

/** A navigation link with `aria-current`; `CurrentPlace` updates it after a soft navigation. */
export function NavLink({ at, exact, also, ...rest }: NavLinkProps) {
  const { href } = rest;
  const places = placesOf({ href, exact, also });
  return <Anchor {...rest} data-places={places.join(' ')} aria-current={currentAt(at, href, places)} />;
}
