const NO_BREAK_SPACE = '\u00a0';
/** Nothing to see or to hear, and a search goes through it; a no-break hyphen would be another letter. */
const WORD_JOINER = '\u2060';

const KEPT_SPACES =
  /\s+(?=[—–](\s|$))|(?<=\p{Script=Latin}\p{M}*)\s+(?=\d)|(?<=\d)\s+(?=(%|мл|мг|мм|нм|лет|год|месяц|недел|минут|час|балл|из\s\d))|(?<=(^|\s)[кд]\.)\s+(?=[а-я]\.)|(?<=(^|\s)[кд]\.\s[а-я]\.)\s+(?=н\.)/gu;

/** A longer word may not find room on a line of a phone: it goes on breaking at its hyphen. */
const LONGEST_WHOLE = 17;
const HYPHENED =
  /(?<![\p{L}\p{N}.@/-])(?:[а-яё]+(?:-[а-яё]+)+|[a-z]+(?:-[a-z]+)+)(?![\p{L}\p{N}@/-]|\.\p{L})/giu;

/** One that stands alone breaks only where its line is too short for it, and then it must. */
const whole = (word: string, _at: number, text: string) =>
  word.length > LONGEST_WHOLE || word === text ? word : word.replaceAll('-', `-${WORD_JOINER}`);

/**
 * A dash stays on the line of the word before it: no line begins with «—». A name in Latin letters keeps its number
 * («Minéral 89», «SPF 50»), a number its unit («3 месяца», «90 %»), a degree its letters («к. м. н.»); a short word
 * does not break at its hyphen («крем-гель», «Roche-Posay»), and an address stays as it is.
 */
export const typeset = (text: string): string =>
  text.replace(KEPT_SPACES, NO_BREAK_SPACE).replace(HYPHENED, whole);
