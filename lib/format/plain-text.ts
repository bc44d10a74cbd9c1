const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Stands where a block ended until its text is read as sentences; no text holds it. */
const BREAK = '\u001f';

/**
 * The words of sanitised HTML on one line: tags go, the entities a sanitiser writes become their characters, a block
 * without a mark at its end gets a full stop before the next one.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/(p|li|h\d|dd|dt)>/g, BREAK)
    .replace(/<\/(td|th)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
  return sentences(text);
}

function sentences(text: string): string {
  return text
    .replace(/^[\s\u001f]+|[\s\u001f]+$/g, '')
    .replace(/([^\s.!?…:;,\u001f])\s*\u001f[\s\u001f]*/g, '$1. ')
    .replace(/[\s\u001f]+/g, ' ');
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
