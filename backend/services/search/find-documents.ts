import { sql, type SQL } from 'drizzle-orm';
import { foldText, isGuessable, type AskedWords } from '@/lib/domain/search-query';
import type { Ctx } from '../../http/context';
import { askedQueries, type AskedQueries } from './asked-queries';
import { readFound, visible, type Found, type Slice } from './found-rows';

/** Of each kind of candidates that are ranked: what matters most is looked for apart, however frequent a word is. */
const MOST_RANKED = 100;
/** The planner's limit: with a hundred in view it would hope to meet a rare word early in the whole table. */
const PLANNED = 1000;

/** Weights of D, C, B, A: a word of the title counts most. */
const WEIGHTS = sql`'{0.1, 0.2, 0.4, 1}'::float4[]`;

/** As the indexes of the migration `search_heads` have them. */
const TITLE = sql`ts_filter(d.words, '{a}')`;
const HEAD = sql`ts_filter(d.words, '{a,b}')`;

interface Asked extends AskedQueries {
  /** Looked for alone, before anything is cut. */
  types: Slice['types'];
  folded: string;
}

interface Part {
  where: SQL;
  order?: SQL;
  most: number;
  /** Otherwise none of it is read. */
  when?: SQL;
}

/** Visible documents, read only as far as `most`. */
function documents(ctx: Ctx, types: Slice['types'], { where, order, most, when }: Part): SQL {
  return sql`(
    with met as materialized (
      select d.id, d.type, d.visible_from from search_documents d
      where ${where} and ${visible(ctx, types)} ${order ? sql`order by ${order}` : sql``} limit ${PLANNED})
    select * from met ${when ? sql`where ${when}` : sql``} limit ${most})`;
}

/** `like`, in the ordered index alone, the title itself first: a frequent beginning has too many trigrams to read. */
const beginning = (text: string) => ({
  where: sql`d.folded_title ~>=~ ${text} and d.folded_title ~<~ ${`${text}\u{10ffff}`}`,
  order: sql`d.folded_title using ~<~`,
});

type Known = 'titled' | 'heads' | 'typed' | 'spelt' | 'akin';
const amount = (name: Known) => sql`(select count(*) from ${sql.identifier(name)})`;

/**
 * What is ranked first: titles that begin so, then by words as typed and in any spelling; those with keywords only
 * while titles are too few.
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
 * The title itself first, then titles that begin so, then by words as typed, then by any spelling of them; after those
 * that are ranked, the rest of what was found, the newest first. Texts are looked through only while there are too few,
 * and ranked only where heads leave room: with every word in the title one stands above any text.
 */
function ranked(ctx: Ctx, asked: Asked, most: number): SQL {
  const { types, folded, exact, narrow, wide } = asked;
  const newest = (name: Known) =>
    sql`(select id from ${sql.identifier(name)} order by visible_from desc, id desc
      limit greatest(0, ${MOST_RANKED} - ${amount('heads')}))`;
  const texts = (name: Known, of: SQL, before: readonly Known[]) => {
    // each holds what the one before does: their sum would count it twice and leave the wider ones out too early
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
 * Documents with every word, or (`loose`) any of them, in any spelling. Where there are more than are counted, the
 * chosen types are looked for again by themselves: the cut knows nothing of types.
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

/** Documents whose titles look like the query, words too long to guess at left out. */
export async function findNearTitles(ctx: Ctx, text: string, slice: Slice): Promise<Found> {
  const folded = foldText(text).split(' ').filter(isGuessable).join(' ');
  if (folded === '') return { rows: [], counts: {} };
  const ranking = sql`
    select d.id, d.type, d.visible_from, near.nearness as score
    from search_near_titles(${folded}, 50) as near join search_documents d on d.id = near.id
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
