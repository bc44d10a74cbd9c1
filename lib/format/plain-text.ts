const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Marks the end of a block until the text is split into sentences; a character that no text contains. */
const BREAK = '\u001f';

/**
 * Text of sanitised HTML in one line: tags are removed, entities decoded, and a block without punctuation at its end
 * gets a full stop before the next one.
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

/** The beginning of the text of sanitised HTML, at most `length` characters, cut between words. */
export function excerptOf(html: string, length = 240): string {
  const text = plainText(html);
  return text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/\s+\S*$/, '')
        .replace(/[\s.,:;…–—-]+$/, '')}…`;
}

/** Whether HTML has any text, picture, table or video; `<p> </p>` has none. */
export const hasContent = (html: string): boolean =>
  plainText(html) !== '' || /<(img|table|video)\b/.test(html);
