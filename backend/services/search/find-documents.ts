import { sql, type SQL } from 'drizzle-orm';
import { exactQuery, foldText, tsQuery, type AskedWords } from '@/lib/domain/search-query';
import type { Ctx } from '../../http/context';
import { readFound, visible, type Found, type Slice } from './found-rows';

/** Candidates that are ranked and counted; past it «more than» is said, and the time stays what it is. */
export const MOST_FOUND = 1000;
const MOST_TITLES = 300;
const MOST_EXACT = 50;

/** Weights of D, C, B, A: a word of the title counts most. */
const WEIGHTS = sql`'{0.1, 0.2, 0.4, 1}'::float4[]`;

const query = (text: string) => sql`to_tsquery('russian', ${text})`;
/** In titles alone: `крем:*` → `крем:*A`. */
const ofTitles = (text: string) =>
  text.replace(/([a-zа-я0-9]+)(:\*)?/g, (_, word: string, star = ':') => `${word}${star}A`);

interface Asked {
  folded: string;
  exact: string;
  wide: string;
}

/** Titles that begin so, titles with the words, texts with the words: each within its own bound. */
function candidates(ctx: Ctx, { folded, wide }: Asked): SQL {
  const open = visible(ctx);
  const from = (where: SQL, most: number) =>
    sql`(select d.id from search_documents d where ${where} and ${open} limit ${most})`;
  return sql`
    ${from(sql`d.folded_title like ${`${folded}%`}`, MOST_EXACT)}
    union ${from(sql`d.words @@ ${query(ofTitles(wide))}`, MOST_TITLES)}
    union ${from(sql`d.words @@ ${query(wide)}`, MOST_FOUND)}`;
}

/** The title itself first, then titles that begin so, then by words as typed, then by any spelling of them. */
function ranked(ctx: Ctx, asked: Asked): SQL {
  const { folded, exact, wide } = asked;
  return sql`
    select d.id, d.type, d.visible_from,
      (d.folded_title = ${folded})::int * 8 + (d.folded_title like ${`${folded}%`})::int * 2
        + ts_rank(${WEIGHTS}, d.words, ${query(exact)}) * 4 + ts_rank(${WEIGHTS}, d.words, ${query(wide)}) as score
    from (${candidates(ctx, asked)}) as known join search_documents d on d.id = known.id`;
}

/** Documents with every word, or (`loose`) any of them, in any spelling. */
export function findDocuments(
  ctx: Ctx,
  { text, words }: { text: string; words: AskedWords },
  slice: Slice,
  loose = false,
): Promise<Found> {
  const asked = { folded: foldText(text), exact: exactQuery(words), wide: tsQuery(words, loose) };
  return readFound(ctx, ranked(ctx, asked), slice);
}

/** Documents whose titles look like the query. */
export function findNearTitles(ctx: Ctx, text: string, slice: Slice): Promise<Found> {
  const ranking = sql`
    select d.id, d.type, d.visible_from, near.nearness as score
    from search_near_titles(${foldText(text)}, 50) as near join search_documents d on d.id = near.id
    where ${visible(ctx)}`;
  return readFound(ctx, ranking, slice);
}

/** What colleagues like most to read and watch. */
export function findPopular(ctx: Ctx, slice: Slice): Promise<Found> {
  const kind = (name: 'article' | 'video') => sql`(
    select d.id, d.type, d.visible_from, a.like_count as score
    from articles a join search_documents d on d.source = 'articles' and d.model_id = a.id
    where a.kind = ${name} and a.status = 1 and ${visible(ctx)}
    order by a.like_count desc, a.published_at desc limit 12)`;
  return readFound(ctx, sql`${kind('article')} union all ${kind('video')}`, slice);
}
