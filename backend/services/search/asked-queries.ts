import { sql, type SQL } from 'drizzle-orm';
import { askedTerms, exactQuery, type AskedTerm, type AskedWords } from '@/lib/domain/search-query';

/** Full-text queries of one search, each wider than the one before. */
export interface AskedQueries {
  /** Every word as it was typed, in any ending. */
  exact: SQL;
  /** Every word in any spelling and ending, or as the beginning of another. */
  narrow: SQL;
  /** Like `narrow`, and words that begin with the stem of the word, that is of one root with it. */
  wide: SQL;
}

const russian = (text: string) => sql`to_tsquery('russian', ${text})`;

/** Shortest root to search by: a root of one or two letters (`ан` of `анна`) begins unrelated words. */
const SHORTEST_ROOT = 3;
const hasRoot = ({ typed }: AskedTerm) =>
  sql`coalesce(length((ts_lexize('russian_stem', ${typed}))[1]), 0) >= ${SHORTEST_ROOT}`;

/** Drops a stop word (`для`): its spelling in Latin letters would be searched for. */
const unlessSmall = ({ typed }: AskedTerm, asked: SQL) =>
  sql`(case when numnode(${russian(typed)}) = 0 then ''::tsquery else ${asked} end)`;

/** Builds the queries; all words must match or, with `loose`, any of them. */
export function askedQueries(words: AskedWords, loose: boolean): AskedQueries {
  const terms = askedTerms(words);
  const all = (one: (term: AskedTerm) => SQL) =>
    sql`(${sql.join(
      terms.map((term) => unlessSmall(term, one(term))),
      loose ? sql` || ` : sql` && `,
    )})`;
  const spelt = ({ forms, beginnings }: AskedTerm) => sql`(${beginnings}::tsquery || ${russian(forms)})`;
  return {
    exact: russian(exactQuery(words)),
    narrow: all(spelt),
    wide: all(
      (term) => sql`(case when ${hasRoot(term)} then ${russian(term.beginnings)} else ${spelt(term)} end)`,
    ),
  };
}
