/** A word of a query and how else it may stand in a text; together with the others of its query. */
type Expanded = { word: string; also: readonly string[] };

/** Names as they are said and typed, which no rule of letters leads to. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^ля$/, 'la'],
  [/^(по[зс][еэ]й?|по[зс]ай)$/, 'posay'],
  [/^[сцк][еэ]р[ае]в([еэ]й?|и)?$/, 'cerave'],
  [/^ви[шч][иы]$/, 'vichy'],
  [/^д[еэ]рк[оа]с(а|у|ом|е)?$/, 'dercos'],
];

/** The main brand in one word, as far as it is typed: `ларош`, `лярошпоз`, `larocheposay`. */
const LA_ROCHE = /^(?:л[ая]рош|l(?:a|ya)ro(?:che?|sh))(п|p)?[а-яa-z]{0,4}$/;
/** `сера ве`, `cera ve`. */
const CERA = /^([сцк][еэ]ра|cera)$/;
const VE = /^(в[еэи]|ve)$/;

/** `spf50`, `50мл`: a word and a number without their space; a single letter belongs to its number (`b5`). */
const JOINED = /^(?:([a-zа-я]{2,})(\d+)|(\d+)([a-zа-я]{2,}))$/;
const LETTERS = /^[a-zа-я]{2,}$/;
const NUMBER = /^\d+$/;

export const saidName = (word: string): string | undefined => SAID.find(([form]) => form.test(word))?.[1];

/** Parts of a word that is several, each of which the whole may stand for. */
function partsOf(word: string): readonly string[] | null {
  const roche = LA_ROCHE.exec(word);
  if (roche) return ['la', 'roche', ...(roche[1] ? ['posay'] : [])];
  const joined = JOINED.exec(word);
  return joined ? joined.slice(1).filter(Boolean) : null;
}

/** Russian letters that look like the Latin ones vitamins are named by, or sound so. */
const VITAMINS = new Map([
  ['ц', 'c'],
  ['с', 'c'],
  ['а', 'a'],
  ['е', 'e'],
]);

/**
 * A word of one letter or letter and number that names a vitamin: `с` after it at the end of a query (before another
 * word it is «with»), `ц` anywhere after it, `в5` anywhere.
 */
function vitamin(word: string, before: string | undefined, next: string | undefined): string | null {
  const letter = before?.startsWith('витамин') && (word === 'ц' || !next) ? VITAMINS.get(word) : undefined;
  if (letter) return letter;
  return /^[вб]\d{1,2}$/.test(word) ? `b${word.slice(1)}` : null;
}

/** One thing under two names that pharmacists use alike. */
const CERAMIDE = /^[кц]ерамид[а-я]{0,3}$/;
const otherCeramide = (word: string) => (word.startsWith('к') ? 'ц' : 'к') + word.slice(1);

/**
 * Words as a text may have them: apart what is written in one (`ларошпозе`, `spf50`), in one what is written apart
 * (`сера ве`, `spf 50`). A text with the word as typed is still found: it stands for each of its parts.
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
