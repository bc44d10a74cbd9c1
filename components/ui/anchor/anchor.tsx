import type { ComponentProps } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Allows an address outside the portal; otherwise an address with a scheme is refused (specification, section 5). */
  external?: boolean;
  /** `false` keeps the scroll position; by default the page opens at its top. */
  scroll?: boolean;
};

const inner = (href: string) => href.startsWith('#') || (href.startsWith('/') && !href.startsWith('//'));
const spoken = (href: string) => href.startsWith('mailto:') || href.startsWith('tel:');

/**
 * The only link of the kit: a soft navigation within the portal, a new tab outside, a plain `span` when the address is
 * refused. It is a server component: `SoftLinks` handles clicks on `data-soft`, so that a hundred links of a page are
 * not client components.
 */
export function Anchor({ href, external, scroll, ...rest }: AnchorProps) {
  // a download is not a page, so the browser handles the link
  if (inner(href) && rest.download !== undefined) return <a href={href} {...rest} />;
  if (inner(href) && !external) return <a href={href} data-soft={scroll === false ? 'stay' : ''} {...rest} />;
  if (spoken(href)) return <a href={href} {...rest} />;
  if (external && /^(https?:\/\/|\/(?!\/))/.test(href)) {
    return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  }
  return <span className={rest.className}>{rest.children}</span>;
}
