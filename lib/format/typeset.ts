const NO_BREAK_SPACE = '\u00a0';
/** Invisible, silent, and ignored by search; a no-break hyphen would be another character. */
const WORD_JOINER = '\u2060';

const KEPT_SPACES =
  /\s+(?=[—–](\s|$))|(?<=\p{Script=Latin}\p{M}*)\s+(?=\d)|(?<=\d)\s+(?=(%|мл|мг|мм|нм|лет|год|месяц|недел|минут|час|балл|из\s\d))|(?<=(^|\s)[кд]\.)\s+(?=[а-я]\.)|(?<=(^|\s)[кд]\.\s[а-я]\.)\s+(?=н\.)/gu;

/** Most letters of a hyphenated word kept whole: a longer one may not fit in a line of a phone and may break. */
const LONGEST_WHOLE = 17;
const HYPHENED =
  /(?<![\p{L}\p{N}.@/-])(?:[а-яё]+(?:-[а-яё]+)+|[a-z]+(?:-[a-z]+)+)(?![\p{L}\p{N}@/-]|\.\p{L})/giu;

/** Makes the hyphens of a word unbreakable, unless it is too long or is the whole text. */
const whole = (word: string, _at: number, text: string) =>
  word.length > LONGEST_WHOLE || word === text ? word : word.replaceAll('-', `-${WORD_JOINER}`);

/**
 * Prevents bad line breaks: a dash stays with the word before it; a Latin name with its number («SPF 50»), a number
 * with its unit («3 месяца», «90 %»), letters of a degree together («к. м. н.»); short words do not break at hyphens
 * («крем-гель», «Roche-Posay»). Addresses are unchanged.
 */
export const typeset = (text: string): string =>
  text.replace(KEPT_SPACES, NO_BREAK_SPACE).replace(HYPHENED, whole);
