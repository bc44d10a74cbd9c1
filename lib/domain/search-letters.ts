/** Spellings of each letter or group of letters, the likeliest first; the longest key wins. */
type Table = ReadonlyMap<string, readonly string[]>;
const table = (text: string): Table =>
  new Map(
    text.split(' ').map((pair) => {
      const [from = '', to = ''] = pair.split(':');
      return [from, to.split('|')];
    }),
  );

const LATIN = table(
  'a:а|я b:б c:к|ц d:д e:е|э f:ф g:г|ж h:х|г i:и j:ж|й k:к l:л m:м n:н o:о p:п q:к r:р s:с|з t:т u:у|ю v:в w:в x:кс y:и|й z:з|ц ' +
    'ch:ч|х|ш sch:щ shch:щ sh:ш zh:ж kh:х ts:ц ph:ф th:т ck:к qu:кв ya:я|иа ia:иа|ия yu:ю yo:е ye:е ce:це|се ci:ци|си cy:ци|си oo:у ee:и',
);
const RUSSIAN = table(
  'а:a б:b в:v|w г:g|h д:d е:e ж:zh|j з:z|s и:i|y й:y|i к:k|c л:l м:m н:n о:o п:p р:r с:s|c т:t|th у:u ф:f|ph х:h|kh|ch ц:ts|c|z ч:ch ш:sh|ch щ:sch ъ: ы:y ь: э:e ю:yu я:ya|ia кс:x|ks',
);

const LONGEST = 4;
/** Limit of spellings: enough for two doubtful letters with two readings each and a third letter read as usual. */
export const MOST_SPELLINGS = 12;

function pieces(word: string, letters: Table): (readonly string[])[] {
  const out: (readonly string[])[] = [];
  for (let at = 0; at < word.length;) {
    let size = LONGEST;
    while (size > 1 && !letters.has(word.slice(at, at + size))) size -= 1;
    const piece = word.slice(at, at + size);
    out.push(letters.get(piece) ?? [piece]);
    at += piece.length;
  }
  return out;
}

/** All spellings, those with the fewest unlikely letters first. */
function readings(choices: readonly (readonly string[])[]): string[] {
  let known: { text: string; cost: number }[] = [{ text: '', cost: 0 }];
  for (const choice of choices) {
    known = known
      .flatMap(({ text, cost }) => choice.map((letter, rank) => ({ text: text + letter, cost: cost + rank })))
      .sort((left, right) => left.cost - right.cost)
      .slice(0, MOST_SPELLINGS);
  }
  return known.map(({ text }) => text).filter(Boolean);
}

/**
 * A word transliterated into the other alphabet in every likely way (at most 12): `niacinamide` → `ниацинамид`, `виши`
 * → `vichy`. None for a single letter, a number, and a word of mixed alphabets.
 */
export function transliterations(word: string): string[] {
  if (/^[a-z]{2,}$/.test(word)) {
    // a final e is silent; Russian endings are handled elsewhere
    const base = word.length > 4 ? word.replace(/e$/, '') : word;
    return readings(pieces(base, LATIN));
  }
  return /^[а-я]{2,}$/.test(word) ? readings(pieces(word, RUSSIAN)) : [];
}
