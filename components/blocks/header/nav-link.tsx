import { Anchor, type AnchorProps } from '@/components/ui/anchor/anchor';
import { currentAt, placesOf, type Place } from './place';

type NavLinkProps = AnchorProps &
  Place & {
    /** Path of the page it is drawn for. */
    at: string;
  };

/** A link that says where you are; `CurrentPlace` says it anew when the page changes under it. */
export function NavLink({ at, exact, also, ...rest }: NavLinkProps) {
  const { href } = rest;
  const places = placesOf({ href, exact, also });
  return <Anchor {...rest} data-places={places.join(' ')} aria-current={currentAt(at, href, places)} />;
}
