import { sql } from 'drizzle-orm';
import { nearestWord, slipsOf, swapsOf, tolerance } from '@/lib/domain/edit-distance';
import { isGuessable, spellingsOf, type AskedWords } from '@/lib/domain/search-query';
import type { Ctx } from '../../http/context';

export interface Reading {
  text: string;
  words: AskedWords;
}

const NEAR = 12;

/**
 * Finds known words similar to each term, in one query. Swapped letters and misheard vowels are looked up by `slipsOf`:
 * they share too few trigrams.
 */
async function nearWords({ db }: Ctx, terms: readonly string[]): Promise<Map<string, string[]>> {
  const values = sql.join(
    terms.map((term) => sql`(${term})`),
    sql`, `,
  );
  const slips = sql.join(
    terms.flatMap((term) => slipsOf(term).map((word) => sql`(${term}, ${word})`)),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select asked.term, near.word from (values ${values}) as asked(term)
    cross join lateral search_near_words(asked.term, ${NEAR}) as near
    union select slipped.term, w.word from (values ${slips}) as slipped(term, word)
    join search_words w on w.word = slipped.word`)) as unknown as {
    rows: { term: string; word: string }[];
  };
  const near = new Map<string, string[]>();
  for (const { term, word } of rows) near.set(term, [...(near.get(term) ?? []), word]);
  return near;
}

/** A word as it was typed and as it would be in the other alphabet. */
const termsOf = (spellings: readonly string[]) => spellings.slice(0, 2);

function corrected({ words }: Reading, near: ReadonlyMap<string, string[]>) {
  const chosen = words.map((spellings) =>
    termsOf(spellings)
      .flatMap((term) => nearestWord(term, near.get(term) ?? []) ?? [])
      .reduce<{ word: string; distance: number } | null>(
        (best, next) => (best && best.distance <= next.distance ? best : next),
        null,
      ),
  );
  if (chosen.some((one) => one === null)) return null;
  const known = chosen.flatMap((one) => one ?? []);
  const text = known.map(({ word }) => word).join(' ');
  const distance = known.reduce((sum, one) => sum + one.distance, 0);
  return { text, distance, words: known.map(({ word }) => spellingsOf(word)) };
}

/**
 * Returns the readings with misspelt words corrected, the least changed first, without those that cannot be corrected.
 */
export async function correctWords(ctx: Ctx, asked: readonly Reading[]): Promise<Reading[]> {
  const readings = asked.filter(({ words }) => words.every(([typed = '']) => isGuessable(typed)));
  const terms = new Set(readings.flatMap(({ words }) => words.flatMap(termsOf)));
  if (terms.size === 0) return [];
  const near = await nearWords(ctx, [...terms]);
  return readings
    .flatMap((reading) => corrected(reading, near) ?? [])
    .filter(({ distance }) => distance > 0)
    .sort((left, right) => left.distance - right.distance);
}

/** Maps each term that begins no known word to the known word that it becomes by a swap of two neighbouring letters. */
async function swappedWords({ db }: Ctx, terms: readonly string[]): Promise<Map<string, string>> {
  const swaps = sql.join(
    terms.flatMap((term) =>
      swapsOf(term).flatMap((word) => (word === term ? [] : [sql`(${term}, ${word})`])),
    ),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select swapped.term, w.word from (values ${swaps}) as swapped(term, word)
    join search_words w on w.word = swapped.word
    where not exists (select 1 from search_words k where k.word like swapped.term || '%')`)) as unknown as {
    rows: { term: string; word: string }[];
  };
  return new Map(rows.map(({ term, word }) => [term, word]));
}

/**
 * Corrects swapped letters in a reading that matched by its stems alone: `вдоа` loses its ending and then begins
 * `вдоль`. Null if there is nothing to correct.
 */
export async function unswapped(ctx: Ctx, { words }: Reading): Promise<Reading | null> {
  const typed = words.map(([word = '']) => word);
  const terms = typed.filter((word) => isGuessable(word) && tolerance(word.length) > 0);
  if (terms.length === 0) return null;
  const known = await swappedWords(ctx, terms);
  if (known.size === 0) return null;
  const text = typed.map((word) => known.get(word) ?? word).join(' ');
  const meant = words.map((spellings, at) => {
    const word = known.get(typed[at] ?? '');
    return word === undefined ? spellings : spellingsOf(word);
  });
  return { text, words: meant };
}
