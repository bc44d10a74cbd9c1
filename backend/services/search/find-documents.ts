import { sql, type SQL } from 'drizzle-orm';
import { foldText, isGuessable, type AskedWords } from '@/lib/domain/search-query';
import type { Ctx } from '../../http/context';
import { askedQueries, type AskedQueries } from './asked-queries';
import { readFound, visible, type Found, type Slice } from './found-rows';

/**
 * Most candidates ranked of each kind; kinds are searched separately, so that a frequent word displaces nothing
 * important.
 */
const MOST_RANKED = 100;
/**
 * Limit shown to the planner: with a limit of a hundred it would scan the whole table, hoping to meet a rare word
 * early.
 */
const PLANNED = 1000;

/** Weights of D, C, B, A: a word of the title counts most. */
const WEIGHTS = sql`'{0.1, 0.2, 0.4, 1}'::float4[]`;

/** The same expressions as in the indexes of the migration `search_heads`. */
const TITLE = sql`ts_filter(d.words, '{a}')`;
const HEAD = sql`ts_filter(d.words, '{a,b}')`;

interface Asked extends AskedQueries {
  /** Types searched alone, before the number of documents is limited. */
  types: Slice['types'];
  folded: string;
}

interface Part {
  where: SQL;
  order?: SQL;
  most: number;
  /** Condition of the part: when false, none of it is read. */
  when?: SQL;
}

/** Selects visible documents, at most `most`. */
function documents(ctx: Ctx, types: Slice['types'], { where, order, most, when }: Part): SQL {
  return sql`(
    with met as materialized (
      select d.id, d.type, d.visible_from from search_documents d
      where ${where} and ${visible(ctx, types)} ${order ? sql`order by ${order}` : sql``} limit ${PLANNED})
    select * from met ${when ? sql`where ${when}` : sql``} limit ${most})`;
}

/**
 * Title prefix search by the ordered index alone, the exact title first: a frequent beginning has too many trigrams to
 * read.
 */
const beginning = (text: string) => ({
  where: sql`d.folded_title ~>=~ ${text} and d.folded_title ~<~ ${`${text}\u{10ffff}`}`,
  order: sql`d.folded_title using ~<~`,
});

type Known = 'titled' | 'heads' | 'typed' | 'spelt' | 'akin';
const amount = (name: Known) => sql`(select count(*) from ${sql.identifier(name)})`;

/**
 * Selects the candidates ranked first: titles that begin with the text, titles with the words as typed and in any
 * spelling; matches of keywords only while there are too few titles.
 */
function heads(ctx: Ctx, { types, folded, exact, wide }: Asked): SQL {
  const most = MOST_RANKED;
  const when = sql`${amount('titled')} < ${most}`;
  return sql`
    titled as materialized (
      ${documents(ctx, types, { ...beginning(folded), most })}
      union ${documents(ctx, types, { where: sql`${TITLE} @@ ${exact}`, most })}
      union ${documents(ctx, types, { where: sql`${TITLE} @@ ${wide}`, most })}),
    heads as materialized (
      select * from titled
      union ${documents(ctx, types, { where: sql`${HEAD} @@ ${wide}`, most, when })})`;
}

/**
 * Ranks documents: the exact title, titles that begin with the text, words as typed, words in any spelling; then the
 * unranked documents, the newest first. Texts are searched only while there are too few documents, and ranked only
 * where titles leave room: a title with every word ranks above any text.
 */
function ranked(ctx: Ctx, asked: Asked, most: number): SQL {
  const { types, folded, exact, narrow, wide } = asked;
  const newest = (name: Known) =>
    sql`(select id from ${sql.identifier(name)} order by visible_from desc, id desc
      limit greatest(0, ${MOST_RANKED} - ${amount('heads')}))`;
  const texts = (name: Known, of: SQL, before: readonly Known[]) => {
    // each set includes the one before: a sum would count documents twice and leave out the wider sets too early
    const when = sql`greatest(${sql.join(before.map(amount), sql`, `)}) < ${most}`;
    return sql`${sql.identifier(name)} as materialized (${documents(ctx, types, { where: sql`d.words @@ ${of}`, most, when })})`;
  };
  return sql`
    with ${heads(ctx, asked)},
    ${texts('typed', exact, ['heads'])},
    ${texts('spelt', narrow, ['heads', 'typed'])},
    ${texts('akin', wide, ['heads', 'typed', 'spelt'])},
    known as materialized (
      select * from heads union select * from typed union select * from spelt union select * from akin),
    best as materialized (
      select id from heads union ${newest('typed')} union ${newest('spelt')} union ${newest('akin')})
    select d.id, d.type, d.visible_from,
      (d.folded_title = ${folded})::int * 8 + (d.folded_title like ${`${folded}%`})::int * 2
        + ts_rank(${WEIGHTS}, d.words, ${exact}) * 4 + ts_rank(${WEIGHTS}, d.words, ${wide}) as score
    from best join search_documents d on d.id = best.id
    union all
    select id, type, visible_from, 0 from known where id not in (select id from best)`;
}

const sum = (counts: Found['counts']) => Object.values(counts).reduce((all, count) => all + count, 0);

/**
 * Finds documents with every word or, with `loose`, any of them, in any spelling. If there are more than `most`, the
 * chosen types are searched again by themselves, because the limit ignores types.
 */
export async function findDocuments(
  ctx: Ctx,
  { text, words }: { text: string; words: AskedWords },
  slice: Slice,
  loose = false,
): Promise<Found> {
  const asked = { folded: foldText(text), ...askedQueries(words, loose) };
  const { types, most } = slice;
  const read = (of: Slice['types']) => readFound(ctx, ranked(ctx, { ...asked, types: of }, most), slice);
  const all = await read(undefined);
  if (!types || sum(all.counts) < most) return all;
  const own = await read(types);
  return { rows: own.rows, counts: { ...all.counts, ...own.counts } };
}

/** Finds documents whose titles resemble the query, without its words that are too long to guess. */
export async function findNearTitles(ctx: Ctx, text: string, slice: Slice): Promise<Found> {
  const folded = foldText(text).split(' ').filter(isGuessable).join(' ');
  if (folded === '') return { rows: [], counts: {} };
  const ranking = sql`
    select d.id, d.type, d.visible_from, near.nearness as score
    from search_near_titles(${folded}, 50) as near join search_documents d on d.id = near.id
    where ${visible(ctx)}`;
  return readFound(ctx, ranking, slice);
}

/** Finds the articles and videos with the most likes. */
export function findPopular(ctx: Ctx, slice: Slice): Promise<Found> {
  const kind = (name: 'article' | 'video') => sql`(
    select d.id, d.type, d.visible_from, a.like_count as score
    from articles a join search_documents d on d.source = 'articles' and d.model_id = a.id
    where a.kind = ${name} and a.status = 1 and ${visible(ctx)}
    order by a.like_count desc, a.published_at desc limit 12)`;
  return readFound(ctx, sql`${kind('article')} union all ${kind('video')}`, slice);
}
