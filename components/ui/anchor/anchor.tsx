import type { ComponentProps } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Leads away from the portal: without it an address with a scheme is refused (specification, section 5). */
  external?: boolean;
  /** Whether the page opens at its top; `false` keeps the place. */
  scroll?: boolean;
};

const inner = (href: string) => href.startsWith('#') || (href.startsWith('/') && !href.startsWith('//'));
const spoken = (href: string) => href.startsWith('mailto:') || href.startsWith('tel:');

/**
 * The one link of the kit: soft within the portal, a new tab outside, nothing where the address is refused. It is HTML
 * alone: `SoftLinks` opens what carries `data-soft`, so that a page's hundred links are no client components.
 */
export function Anchor({ href, external, scroll, ...rest }: AnchorProps) {
  // a file is no page: the browser's own load saves it
  if (inner(href) && rest.download !== undefined) return <a href={href} {...rest} />;
  if (inner(href) && !external) return <a href={href} data-soft={scroll === false ? 'stay' : ''} {...rest} />;
  if (spoken(href)) return <a href={href} {...rest} />;
  if (external && /^(https?:\/\/|\/(?!\/))/.test(href)) {
    return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  }
  return <span className={rest.className}>{rest.children}</span>;
}
