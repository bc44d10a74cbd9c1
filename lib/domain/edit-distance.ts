/** Edit distance of two words: letters added, dropped, changed or swapped with a neighbour. */
export function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}

/** The word itself and with each two neighbours swapped: `вдоа` → `двоа`, `вода`, `вдао`. */
export function swapsOf(word: string): string[] {
  const swapped = [...word].slice(1).map((letter, at) => {
    return word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2);
  });
  return [...new Set([word, ...swapped])];
}

/** Vowels that sound alike when unstressed: `ритенол` for `ретинол`. */
const ALIKE: Readonly<Record<string, string>> = { е: 'и', и: 'е', а: 'о', о: 'а', э: 'е', я: 'е', ы: 'и' };

/** The word with one or two vowels spelled as they sound; more in one word would be a guess. */
function misheardOf(word: string): string[] {
  const one = (text: string, from: number) =>
    [...text].flatMap((letter, at) => {
      const heard = at < from ? undefined : ALIKE[letter];
      return heard ? [{ text: text.slice(0, at) + heard + text.slice(at + 1), at }] : [];
    });
  const once = one(word, 0);
  return [...once, ...once.flatMap(({ text, at }) => one(text, at + 1))].map(({ text }) => text);
}

/** The word and its slips that share too few letters in a row with it: swapped neighbours, vowels spelled by sound. */
export const slipsOf = (word: string): string[] => [...new Set([...swapsOf(word), ...misheardOf(word)])];

/** Number of slips allowed in a word of this length. */
export function tolerance(length: number): number {
  if (length <= 3) return 0;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/** Up to this length the first letter must match: another first letter makes another word (`ёлка`, `белка`). */
const SHORT = 5;
const beginsAlike = (typed: string, word: string) => typed.length > SHORT || typed[0] === word[0];

/** The nearest known word within `tolerance`: the word itself when it is known, null when none is near. */
export function nearestWord(
  typed: string,
  known: readonly string[],
): { word: string; distance: number } | null {
  const near = known
    .filter((word) => beginsAlike(typed, word))
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= tolerance(typed.length))
    .sort((left, right) => left.distance - right.distance);
  return near[0] ?? null;
}
