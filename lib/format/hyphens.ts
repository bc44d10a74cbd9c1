const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]';
const LETTER = '[а-яё]';

/** Where a syllable may end: after й, ъ and ь, between vowels, and among the consonants between two of them. */
const ENDS = [
  `(?<=[йъь])(?=${LETTER}{2})`,
  `(?<=${VOWEL})(?=${VOWEL}${LETTER})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}{1,2}${VOWEL})`,
  `(?<=${VOWEL})(?=${CONSONANT}${VOWEL})`,
];
const SYLLABLE_END = new RegExp(`(?<=${LETTER}{3})(?:${ENDS.join('|')})(?=${LETTER}{3})`, 'giu');
/** A word that a line of a phone may have no room for. */
const LONG_WORD = /[а-яё]{14,}/giu;
const SOFT_HYPHEN = '\u00AD';

/** Says where a word too long for its line goes on; browsers without a Russian dictionary do not know. */
export const hyphenated = (text: string): string =>
  text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, SOFT_HYPHEN));
