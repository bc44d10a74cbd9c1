/** Tags of texts that authors write; the sanitiser leaves these alone, the editor makes no others. */
export const TEXT_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'b', 'em', 'i', 'u', 's'],
  ...['sub', 'sup', 'small', 'a', 'figure', 'figcaption', 'img', 'span', 'code', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'abbr'],
] as const;

/** Their attributes, in the order they are written. */
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

/** What a link out of the portal has, whoever wrote it. */
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
