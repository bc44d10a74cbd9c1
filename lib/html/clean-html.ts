import { createHash } from 'node:crypto';
import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';
import { isOwnPicture } from '../domain/media-address';
import { OUTSIDE_LINK, TEXT_ATTRIBUTES, TEXT_TAGS } from './text-tags';

declare const safe: unique symbol;
/** HTML from `cleanHtml`, also transformed later: the only type that a page may insert. */
export type SafeHtml = string & { readonly [safe]: true };

const SLUG = /^[\p{L}\d-]{1,100}$/u;

/** Ids are anchors inside the text; the pattern excludes ids that scripts of the portal could read as their own. */
const heading: Transformer = (tagName, { id = '' }) => {
  const attribs: Attributes = /^[a-z0-9-]{2,100}$/.test(id) ? { id } : {};
  return { tagName: tagName === 'h1' ? 'h2' : tagName, attribs };
};

const OPTIONS: IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: TEXT_ATTRIBUTES,
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
        attribs: outside ? { ...rest, ...OUTSIDE_LINK } : rest,
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
};

/** Sanitised HTML by the hash of its source: sanitising the same text again costs only a hash. */
const cleaned = new Map<string, SafeHtml>();
const KEPT = 2000;

/** Sanitises HTML of an editor: removes all that can run, be framed or call out. Applied on write and on read. */
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
