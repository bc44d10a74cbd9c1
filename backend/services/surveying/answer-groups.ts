import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CutPeople } from '@/lib/domain/linked-cuts';
import { moscowMidnight } from '@/lib/domain/moscow';
import type { Period } from '@/lib/domain/survey-periods';
import { periodsOf } from '@/lib/domain/survey-periods';
import { SURVEY_CUTS, type SurveyCutBy } from '@/lib/domain/survey-cut';
import type { JoinedQuestion } from '@/lib/domain/survey-results';
import { formatDays } from '@/lib/format/date';
import { chains, cities, pharmacies, regions } from '../../db/schema/directory';
import { surveyResponses } from '../../db/schema/surveys';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';

type Groups = Record<SurveyCutBy, string>;

const sentTo = (surveyId: string) =>
  and(eq(surveyResponses.surveyId, surveyId), isNotNull(surveyResponses.submittedAt));
const count = sql<number>`count(*)`.mapWith(Number);

export const periodTitle = ({ from, to }: Period) => formatDays(moscowMidnight(from), moscowMidnight(to));

/** Counts people who sent the survey, by Moscow day. */
export async function sentByDay({ db }: Ctx, surveyId: string) {
  const day = sql<string>`(${surveyResponses.submittedAt} at time zone 'Europe/Moscow')::date::text`;
  return db.select({ day, people: count }).from(surveyResponses).where(sentTo(surveyId)).groupBy(day);
}

export const periodsOfSurvey = async (ctx: Ctx, surveyId: string) =>
  periodsOf(await sentByDay(ctx, surveyId));

/** Names of a person's groups by their present place of work and job; for a period, its number from 1. */
const groupsOf = (periods: readonly Period[]) => {
  const begins = periods.map(({ from }) => `"${moscowMidnight(from).toISOString()}"`).join(',');
  return {
    region: sql<string>`coalesce(${regions.name}, 'Регион не указан')`.as('region'),
    chain: sql<string>`coalesce(${chains.name}, 'Без сети')`.as('chain'),
    job: sql<string>`coalesce(nullif(trim(${users.jobStatus}), ''), 'Должность не указана')`.as('job'),
    period:
      sql<string>`width_bucket(${surveyResponses.submittedAt}, ${`{${begins}}`}::timestamptz[])::text`.as(
        'period',
      ),
  } satisfies Record<SurveyCutBy, unknown>;
};

/** Selects sent answers to the question, with the groups of their people. */
const answersOf = (ctx: Ctx, surveyId: string, questionId: string, periods: readonly Period[]) =>
  ctx.db
    .select({ ...groupsOf(periods), answer: sql`answer`.as('answer') })
    .from(surveyResponses)
    .innerJoin(sql`jsonb_array_elements(${surveyResponses.answers}) answer`, sql`true`)
    .innerJoin(users, eq(users.id, surveyResponses.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(and(sentTo(surveyId), sql`answer ->> 'questionId' = ${questionId}`))
    .as('answers');

const nameOf = (groups: Groups) => JSON.stringify(SURVEY_CUTS.map((by) => groups[by]));

/**
 * Counts answers by region, chain, job and period. Own words that moderators have merged still count as own words here:
 * otherwise the change after a merge would show the group of their author.
 */
export async function peopleOf(
  ctx: Ctx,
  surveyId: string,
  question: JoinedQuestion,
  periods: readonly Period[],
): Promise<CutPeople[]> {
  const all = answersOf(ctx, surveyId, question.id, periods);
  const groups = { region: all.region, chain: all.chain, job: all.job, period: all.period };
  const by = [all.region, all.chain, all.job, all.period] as const;
  const hasOwn =
    question.type === 'single_choice'
      ? // no chosen option means own words, even if they are erased since
        sql`jsonb_array_length(answer -> 'optionIds') = 0`
      : sql`answer ->> 'ownAnswer' <> ''`;
  const [answered, chosen] = await Promise.all([
    ctx.db
      .select({ ...groups, count, own: sql<number>`count(*) filter (where ${hasOwn})`.mapWith(Number) })
      .from(all)
      .groupBy(...by),
    ctx.db
      .select({ ...groups, option: sql<string>`chosen.id`, count })
      .from(all)
      .innerJoin(sql`jsonb_array_elements_text(answer -> 'optionIds') chosen (id)`, sql`true`)
      .groupBy(...by, sql`chosen.id`),
  ]);
  const of = new Map(chosen.map((one) => [`${nameOf(one)} ${one.option}`, one.count]));
  const titles = periods.map(periodTitle);
  return answered.map(({ count: people, own, ...values }) => ({
    groups: { ...values, period: titles[Number(values.period) - 1] ?? '' },
    answered: people,
    counts: [...question.options.map(({ id }) => of.get(`${nameOf(values)} ${id}`) ?? 0), own],
  }));
}
