/**
 * Words the library's list of 49,000 leaked passwords lacks: what people here choose first, in Latin letters or typed
 * without changing the keyboard's layout.
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

/** Fewer guesses than that are an afternoon's work against a stolen database, and a matter of patience at the form. */
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
 * Whether the password is one of the well-known ones, or one with what everybody adds to it: capitals, digits, a year,
 * signs for letters, a letter at its end. Only the backend carries the list; it is loaded when first asked for.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const check = await (made ??= makeCheck());
  return password !== '' && check(password) < GUESSES_LOG10;
}
