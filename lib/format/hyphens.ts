const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]';
const LETTER = '[а-яё]';

/** Ends of syllables: after й, ъ and ь, between vowels, and among consonants between two vowels. */
const ENDS = [
  `(?<=[йъь])(?=${LETTER}{2})`,
  `(?<=${VOWEL})(?=${VOWEL}${LETTER})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}{1,2}${VOWEL})`,
  `(?<=${VOWEL})(?=${CONSONANT}${VOWEL})`,
];
const SYLLABLE_END = new RegExp(`(?<=${LETTER}{3})(?:${ENDS.join('|')})(?=${LETTER}{3})`, 'giu');
/** Words that may be longer than a line of a phone. */
const LONG_WORD = /[а-яё]{14,}/giu;
const SOFT_HYPHEN = '\u00AD';

/** Inserts soft hyphens into long words: browsers without a Russian dictionary cannot hyphenate them. */
export const hyphenated = (text: string): string =>
  text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, SOFT_HYPHEN));
