import { sql, type SQL } from 'drizzle-orm';
import { askedTerms, exactQuery, type AskedTerm, type AskedWords } from '@/lib/domain/search-query';

/** One query as the indexes are asked, each wider than the one before. */
export interface AskedQueries {
  /** Every word as it was typed, in any ending. */
  exact: SQL;
  /** Every word in any spelling and ending, or as the beginning of another. */
  narrow: SQL;
  /** Besides, words that begin as the word does without its ending: of one root with it. */
  wide: SQL;
}

const russian = (text: string) => sql`to_tsquery('russian', ${text})`;

/** A root of one or two letters (`ан` of `анна`) begins words that have nothing to do with it. */
const SHORTEST_ROOT = 3;
const hasRoot = ({ typed }: AskedTerm) =>
  sql`coalesce(length((ts_lexize('russian_stem', ${typed}))[1]), 0) >= ${SHORTEST_ROOT}`;

/** A word that says nothing (`для`) asks for nothing: written in Latin letters it would be one to look for. */
const unlessSmall = ({ typed }: AskedTerm, asked: SQL) =>
  sql`(case when numnode(${russian(typed)}) = 0 then ''::tsquery else ${asked} end)`;

/** Every word is asked for or, `loose`, any of them. */
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
