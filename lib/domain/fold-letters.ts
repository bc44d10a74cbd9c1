/** Combining accents after NFD decomposition; a stress mark over a Russian vowel is one of them. */
const MARKS = /[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0326-\u0328]/g;
/** Letters that NFD does not decompose, ligatures among them. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  ['øo', 'đd', 'łl', 'ħh', 'ŧt', 'ıi', 'œoe', 'æae', 'ßss'].map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/**
 * Folds letters for search: lower case, no accents, ligatures split (`Minéral` → `mineral`, `Œ` → `oe`), ё as е; й
 * stays a letter of its own. `fold_letters` of the services has the same table.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('и\u0306', 'й')
    .replace(MARKS, '')
    .replace(/[øđłħŧıœæß]/g, (letter) => PLAIN.get(letter) ?? letter);
}
