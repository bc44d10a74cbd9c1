/** A word of a query with its alternatives; all words of a query must match. */
type Expanded = { word: string; also: readonly string[] };

/** Colloquial spellings of names, which transliteration does not produce. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^ля$/, 'la'],
  [/^(по[зс][еэ]й?|по[зс]ай)$/, 'posay'],
  [/^[сцк][еэ]р[ае]в([еэ]й?|и)?$/, 'cerave'],
  [/^ви[шч][иы]$/, 'vichy'],
  [/^д[еэ]рк[оа]с(а|у|ом|е)?$/, 'dercos'],
];

/** The main brand in one word, also incomplete: `ларош`, `лярошпоз`, `larocheposay`. */
const LA_ROCHE = /^(?:л[ая]рош|l(?:a|ya)ro(?:che?|sh))(п|p)?[а-яa-z]{0,4}$/;
/** Two words of one brand: `сера ве`, `cera ve`. */
const CERA = /^([сцк][еэ]ра|cera)$/;
const VE = /^(в[еэи]|ve)$/;

/** A word and a number without a space: `spf50`, `50мл`; a single letter belongs to its number (`b5`). */
const JOINED = /^(?:([a-zа-я]{2,})(\d+)|(\d+)([a-zа-я]{2,}))$/;
const LETTERS = /^[a-zа-я]{2,}$/;
const NUMBER = /^\d+$/;

export const saidName = (word: string): string | undefined => SAID.find(([form]) => form.test(word))?.[1];

/** Parts of a compound word, null for any other; the whole word is an alternative to each part. */
function partsOf(word: string): readonly string[] | null {
  const roche = LA_ROCHE.exec(word);
  if (roche) return ['la', 'roche', ...(roche[1] ? ['posay'] : [])];
  const joined = JOINED.exec(word);
  return joined ? joined.slice(1).filter(Boolean) : null;
}

/** Russian letters that look or sound like the Latin letters of vitamins. */
const VITAMINS = new Map([
  ['ц', 'c'],
  ['с', 'c'],
  ['а', 'a'],
  ['е', 'e'],
]);

/**
 * Latin name of a vitamin after `витамин`: `ц` anywhere, `с` and others only at the end of the query (before another
 * word `с` means «with»); `в5` anywhere. Null for any other word.
 */
function vitamin(word: string, before: string | undefined, next: string | undefined): string | null {
  const letter = before?.startsWith('витамин') && (word === 'ц' || !next) ? VITAMINS.get(word) : undefined;
  if (letter) return letter;
  return /^[вб]\d{1,2}$/.test(word) ? `b${word.slice(1)}` : null;
}

/** An ingredient with two spellings that pharmacists use equally. */
const CERAMIDE = /^[кц]ерамид[а-я]{0,3}$/;
const otherCeramide = (word: string) => (word.startsWith('к') ? 'ц' : 'к') + word.slice(1);

/**
 * Words with the alternatives a text may have: compounds split (`ларошпозе`, `spf50`), split words joined (`сера ве`,
 * `spf 50`). The word as typed stays an alternative to each of its parts.
 */
export function expandWords(words: readonly string[]): Expanded[] {
  return words.flatMap((word, at): Expanded[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (CERA.test(word) && next && VE.test(next)) return [{ word: 'cerave', also: [] }];
    if (VE.test(word) && before && CERA.test(before)) return [];
    const parts = partsOf(word);
    if (parts) return parts.map((part) => ({ word: part, also: [word] }));
    const named = vitamin(word, before, next);
    if (named) return [{ word: named, also: [word] }];
    if (next && LETTERS.test(word) && NUMBER.test(next)) return [{ word, also: [`${word}${next}`] }];
    if (before && NUMBER.test(word) && LETTERS.test(before)) return [{ word, also: [`${before}${word}`] }];
    return [{ word, also: CERAMIDE.test(word) ? [otherCeramide(word)] : [] }];
  });
}
