/**
 * Words missing in the library's list of 49,000 leaked passwords: common choices of Russian speakers, in Latin letters
 * or typed without switching the keyboard layout.
 */
const WORDS = `
parol gfhjkm ghbdtn privet zdravstvuy spasibo lubimaya lyubimaya krasotka solnce solnyshko kotenok koshka sobaka slonik
zvezda lyubov lubov moskva moscow rossiya russia piter zenit spartak dinamo leto zima vesna osen
anna olga elena irina maria marina natalia natasha nastya anastasia svetlana tatiana tatyana ekaterina katya julia yulia
aleksandr alexander andrey dmitriy dmitry sergey sergei vladimir maksim ivan oleg mikhail nikolay
january february march april june july august september october november december winter spring summer autumn
apteka farmacevt farmaciya provizor pharmacy lekarstvo zdorovie vitamin vichy cerave laroche larocheposay loreal skin
proexpert portal expert academy
`;

/** Minimum number of guesses, log10: fewer take an afternoon against a stolen database, or patience at the form. */
const GUESSES_LOG10 = 7.5;

type Check = (password: string) => number;

async function makeCheck(): Promise<Check> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const known = { leaked: dictionary['passwords-common'], words: WORDS.split(/\s+/).filter(Boolean) };
  const zxcvbn = new ZxcvbnFactory({ dictionary: known, graphs: adjacencyGraphs });
  return (password) => zxcvbn.check(password).guessesLog10;
}

let made: Promise<Check> | undefined;

/**
 * Whether the password is well known, or is one with usual additions: capitals, digits, a year, characters for letters,
 * a letter at its end. Only the backend has the list; it is loaded on first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const check = await (made ??= makeCheck());
  return password !== '' && check(password) < GUESSES_LOG10;
}
