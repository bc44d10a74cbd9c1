/** Tags of authors' texts: the sanitiser allows only these, and the editor creates no others. */
export const TEXT_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'b', 'em', 'i', 'u', 's'],
  ...['sub', 'sup', 'small', 'a', 'figure', 'figcaption', 'img', 'span', 'code', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'abbr'],
] as const;

/** Attributes of these tags, in output order. */
export const TEXT_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title', 'data-term', 'target', 'rel'],
  img: ['src', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'srcset'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  abbr: ['title'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
};

/** Attributes of every link to another site. */
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
