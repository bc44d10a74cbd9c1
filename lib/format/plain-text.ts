const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The words of sanitised HTML on one line: tags go, the entities a sanitiser writes become their characters. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|td|th|dd|dt)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of it, at most `length` characters, cut between words. */
export function excerptOf(html: string, length = 240): string {
  const text = plainText(html);
  return text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/\s+\S*$/, '')
        .replace(/[\s.,:;…–—-]+$/, '')}…`;
}

/** Whether HTML says or shows anything: `<p> </p>` doesn't. */
export const hasContent = (html: string): boolean =>
  plainText(html) !== '' || /<(img|table|video)\b/.test(html);
