import { createHash } from 'node:crypto';
import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';
import { AUTHOR_MEDIA } from '../domain/media-address';

declare const safe: unique symbol;
/** HTML that went through `cleanHtml`, and what was made of it since: the only kind a page may set. */
export type SafeHtml = string & { readonly [safe]: true };

/** Pictures are files of the store alone: reading neither calls a third party nor asks this site for anything else. */
/** Pictures that come with the portal. */
const PORTAL_ART = /^\/art\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/;
const isOwnPicture = (address: string) => AUTHOR_MEDIA.test(address) || PORTAL_ART.test(address);

const SLUG = /^[\p{L}\d-]{1,100}$/u;

/** Ids are for links inside the text: none that a script of ours could take for its own name. */
const heading: Transformer = (tagName, { id = '' }) => {
  const attribs: Attributes = /^[a-z0-9-]{2,100}$/.test(id) ? { id } : {};
  return { tagName: tagName === 'h1' ? 'h2' : tagName, attribs };
};

const OPTIONS: IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
    ],
    ...['sub', 'sup', 'small', 'a', 'figure', 'figcaption', 'img', 'span', 'code', 'pre'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'abbr'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'data-term'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    img: (tagName, { srcset = '', ...rest }) => {
      const own =
        srcset !== '' &&
        srcset.split(',').every((candidate) => isOwnPicture(candidate.trim().split(/\s/)[0] ?? ''));
      return { tagName, attribs: own ? { ...rest, srcset } : rest };
    },
    a: (tagName, attributes) => {
      const outside = /^https?:/i.test(attributes.href ?? '');
      const { target: _target, rel: _rel, 'data-term': term = '', ...rest } = attributes;
      if (SLUG.test(term)) rest['data-term'] = term;
      return {
        tagName,
        attribs: outside ? { ...rest, target: '_blank', rel: 'noopener noreferrer nofollow' } : rest,
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
};

/** Cleaned articles by the hash of what they were: reading the same one again costs a hash. */
const cleaned = new Map<string, SafeHtml>();
const KEPT = 2000;

/** HTML of an editor with everything that could run, frame or call out taken away; applied on write and on read. */
export function cleanHtml(html: string): SafeHtml {
  const key = createHash('sha1').update(html).digest('base64');
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, OPTIONS) as SafeHtml;
  const oldest = cleaned.size >= KEPT ? cleaned.keys().next().value : undefined;
  if (oldest !== undefined) cleaned.delete(oldest);
  cleaned.set(key, clean);
  return clean;
}
