import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../http/context';

/**
 * Answers in own words, each with the last answer of its chain of merges (the root), which may be merged into an
 * option.
 */
const rooted = (surveyId: string): SQL => sql`
  with recursive rooted as (
    select id, response_id, question_id, hidden_at, merged_into_id, id as root_id, text as root_text,
      hidden_at as root_hidden_at, merged_option_id as option_id
    from survey_own_answers where survey_id = ${surveyId}::bigint and merged_into_id is null
    union all
    select own.id, own.response_id, own.question_id, own.hidden_at, own.merged_into_id, rooted.root_id,
      rooted.root_text, rooted.root_hidden_at, rooted.option_id
    from survey_own_answers own join rooted on own.merged_into_id = rooted.id)`;

async function read<Row>(ctx: Pick<Ctx, 'db'>, query: SQL): Promise<Row[]> {
  const { rows } = (await ctx.db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** Counts answers in own words by question: all, hidden ones, and ones merged into an option. */
export async function ownWordsCounts(ctx: Ctx, surveyId: string) {
  const rows = await read<{ question_id: string; own: number; hidden: number; merged: number }>(
    ctx,
    sql`${rooted(surveyId)}
      select question_id, count(*)::int own,
        count(*) filter (where hidden_at is not null)::int hidden, count(option_id)::int merged
      from rooted group by question_id`,
  );
  return new Map(
    rows.map(({ question_id: id, own, hidden, merged }) => [
      id,
      { ownAnswers: own, hiddenAnswers: hidden, mergedAnswers: merged },
    ]),
  );
}

/** Counts by option the people whose own words are merged into it and who did not choose it. */
export async function mergedWords(ctx: Ctx, surveyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await read<{ option_id: string; people: number }>(
    ctx,
    sql`${rooted(surveyId)}
      select option_id, count(*)::int people
      from rooted join survey_responses response on response.id = rooted.response_id
      where option_id is not null and not exists (
        select from jsonb_array_elements(response.answers) answer
        where answer ->> 'questionId' = rooted.question_id and answer -> 'optionIds' ? option_id)
      group by option_id`,
  );
  return new Map(rows.map(({ option_id: id, people }) => [id, people]));
}

/**
 * Returns the most frequent own words, at most `most` for each question. Merged answers, and answers that differ only
 * in case, count as one; hidden ones and ones merged into an option are left out.
 */
export async function saidMost(ctx: Ctx, surveyId: string, most: number) {
  const rows = await read<{ question_id: string; text: string; people: number }>(
    ctx,
    sql`${rooted(surveyId)}, said as (
        select question_id, min(root_text) as text, count(*)::int people,
          row_number() over (partition by question_id order by count(*) desc, max(root_id) desc) place
        from rooted where hidden_at is null and root_hidden_at is null and option_id is null
        group by question_id, fold_letters(root_text))
      select question_id, text, people from said where place <= ${most} order by question_id, place`,
  );
  return rows.map(({ question_id: questionId, text, people }) => ({ questionId, text, count: people }));
}

export interface ModeratedWords {
  isHidden: boolean;
  /** Option and text that the answer counts as. */
  optionId: string | null;
  text: string;
}

/** Returns moderated own words by response and question, without those that moderators have not changed. */
export async function moderatedWords(ctx: Pick<Ctx, 'db'>, surveyId: string) {
  const rows = await read<{ key: string; hidden: boolean; option_id: string | null; root_text: string }>(
    ctx,
    sql`${rooted(surveyId)}
      select response_id || ' ' || question_id as key, option_id, root_text,
        (hidden_at is not null or root_hidden_at is not null) hidden
      from rooted where hidden_at is not null or root_hidden_at is not null or option_id is not null
        or merged_into_id is not null`,
  );
  return new Map<string, ModeratedWords>(
    rows.map(({ key, hidden, option_id: optionId, root_text: text }) => [
      key,
      { isHidden: hidden, optionId, text },
    ]),
  );
}
