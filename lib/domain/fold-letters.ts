/** Accents, as letters carry them once they are taken apart; a stress mark over a Russian vowel is one of them. */
const MARKS = /[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0326-\u0328]/g;
/** Letters that are not taken apart, ligatures among them. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  ['øo', 'đd', 'łl', 'ħh', 'ŧt', 'ıi', 'œoe', 'æae', 'ßss'].map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/**
 * Letters as they are searched: small, without accents, ligatures apart (`Minéral` → `mineral`, `Œ` → `oe`, ё as е); й
 * is a letter of its own. The services' `fold_letters` has the same table.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('и\u0306', 'й')
    .replace(MARKS, '')
    .replace(/[øđłħŧıœæß]/g, (letter) => PLAIN.get(letter) ?? letter);
}
