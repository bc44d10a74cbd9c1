import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import type { Database } from '@/backend/db/types';
import type { Ctx } from '@/backend/http/context';
import { search } from '@/backend/services/search/search';
import { swapLayout } from '@/lib/domain/search-query';
import { latin } from '@/lib/format/latin';
import { startPostgres } from '../helpers/postgres';
import { median } from './figures';

const SMALL = 1000;
const LARGE = 100_000;
const WORDS = 20_000;
const ROUNDS = 15;
const GOAL = 2;
const BATCH = 5000;

/** Returns a random generator with the same numbers in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES = 'ка ми ро ле та ну со ви бе ла пе ди го зу ры фе хо це ши жа мо не ту ра ки ло'.split(' ');

/** Made-up words that are not alike, the most frequent first. */
function makeWords(): string[] {
  const random = chance(7);
  const known = new Set<string>();
  while (known.size < WORDS) {
    const length = 3 + Math.floor(random() * 3);
    known.add(
      Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '').join(''),
    );
  }
  return [...known];
}

/** Index of a word by Zipf's law: as in real texts, few words are frequent and most are rare. */
const zipf = (random: () => number) => Math.floor(WORDS ** random()) - 1;

/** Drops the large indexes while `work` fills the table and rebuilds them afterwards: ten times faster. */
async function withoutIndexes({ db }: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = (await db.execute(sql`
    select indexname as name, indexdef as made from pg_indexes
    where tablename in ('search_documents', 'search_words') and indexdef like '%USING gin%'`)) as unknown as {
    rows: { name: string; made: string }[];
  };
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { made } of rows) await db.execute(sql.raw(made));
}

async function insertDocuments(database: Database, words: readonly string[], count: number): Promise<void> {
  const random = chance(count);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.max(0, zipf(random))] ?? '').join(' ');
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => ({
      id: from + at + 1,
      title: text(4),
      body: text(40),
    }));
    await database.db.execute(sql`
      insert into search_documents (source, model_id, type, slug, title, body, visible_from, folded_title, words)
      select 'bench', id, (array['article', 'product', 'test'])[1 + id % 3], id::text, title, body, 'epoch', title,
        setweight(to_tsvector('russian', title), 'A') || setweight(to_tsvector('russian', body), 'D')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id bigint, title text, body text)`);
  }
}

async function fill(database: Database, words: readonly string[], count: number): Promise<void> {
  await withoutIndexes(database, () => insertDocuments(database, words, count));
  await database.db.execute(sql`
    insert into search_words select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`);
  await database.db.execute(sql`vacuum analyze search_documents`);
  await database.db.execute(sql`vacuum analyze search_words`);
}

/** Typical queries; words are from the middle of the list, except the frequent ones. */
function makeQueries(words: readonly string[]): [name: string, query: string][] {
  const word = (at: number) => words[at] ?? '';
  const slip = (text: string) => `${text.slice(0, 3)}щ${text.slice(4)}`;
  return [
    ['a rare word', word(9000)],
    ['a usual word', word(300)],
    ['the most frequent word', word(0)],
    ['two words', `${word(40)} ${word(90)}`],
    ['the beginning of a word', word(2500).slice(0, 4)],
    ['another layout', swapLayout(word(4000)) ?? ''],
    ['another alphabet', latin(word(4000))],
    ['a slip', slip(word(5000))],
    ['nothing like it', 'щщъыщ ъщщэъ'],
  ];
}

const timeOf = async (ctx: Ctx, query: string, suggestions: boolean): Promise<number> => {
  const start = performance.now();
  await search(ctx, { filter: { query, ...(suggestions ? { isSearchSuggestions: '1' as const } : {}) } });
  return performance.now() - start;
};

const ctxOf = ({ db }: Database) =>
  ({ db, now: () => new Date(), config: { ENABLED_FEATURES: [] } }) as unknown as Ctx;

const line = (...cells: string[]) =>
  console.log(cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(26))).join(''));
const verdict = (ratio: number) => (ratio <= GOAL ? 'met' : 'SHORT');

/** Runs one query on both databases in interleaved rounds; medians, ms. The first round warms up and is not counted. */
async function measure(
  ctxs: readonly [Ctx, Ctx],
  query: string,
  suggestions: boolean,
): Promise<[number, number]> {
  const rounds: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair: [number, number] = [
      await timeOf(ctxs[0], query, suggestions),
      await timeOf(ctxs[1], query, suggestions),
    ];
    if (round > 0) rounds.push(pair);
  }
  return [median(rounds.map(([small]) => small)), median(rounds.map(([, large]) => large))];
}

async function compare(ctxs: readonly [Ctx, Ctx], words: readonly string[]): Promise<void> {
  console.log(`\nSearch: ${LARGE} documents against ${SMALL} (${ROUNDS} interleaved rounds, medians, ms)`);
  for (const suggestions of [true, false]) {
    line(
      suggestions ? 'suggestions' : 'a page of results',
      String(SMALL),
      String(LARGE),
      'ratio',
      'goal',
      '',
    );
    const ratios: number[] = [];
    for (const [name, query] of makeQueries(words)) {
      const [small, large] = await measure(ctxs, query, suggestions);
      ratios.push(large / small);
      const ratio = large / small;
      line(name, small.toFixed(1), large.toFixed(1), ratio.toFixed(2), `≤ ${GOAL}`, verdict(ratio));
    }
    const middle = median(ratios);
    line('median of all', '', '', middle.toFixed(2), `≤ ${GOAL}`, verdict(middle));
  }
}

/** Measures search in 10⁵ documents against 10³ on PostgreSQL: suggestions, and a page of results. */
export async function benchSearch(): Promise<void> {
  const postgres = await startPostgres();
  const [small, large] = await Promise.all(
    [0, 1].map(async () => openDatabase({ databaseUrl: await postgres.createDatabase() })),
  );
  if (!small || !large) throw new Error('PostgreSQL gave no databases');
  try {
    const words = makeWords();
    await fill(small, words, SMALL);
    await fill(large, words, LARGE);
    await compare([ctxOf(small), ctxOf(large)], words);
  } finally {
    await Promise.all([small.close(), large.close()]);
    await postgres.stop();
  }
}
