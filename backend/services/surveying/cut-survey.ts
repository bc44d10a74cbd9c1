import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { surveyCut } from '@/api/surveying/schemas';
import { cutsOf, groupsBy, type CutPeople, type SurveyCuts } from '@/lib/domain/linked-cuts';
import { groupsToJoin, SURVEY_CUTS, type SurveyCutBy } from '@/lib/domain/survey-cut';
import type { JoinedQuestion } from '@/lib/domain/survey-results';
import type { Of } from '@/lib/json-api/resource';
import { chains, cities, pharmacies, regions } from '../../db/schema/directory';
import { surveyResponses } from '../../db/schema/surveys';
import { users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { joinedSurvey, type JoinedSurvey } from './joined-survey';

/** What somebody's group is called, by where and as what they work now. */
const GROUPS = {
  region: sql<string>`coalesce(${regions.name}, 'Регион не указан')`.as('region'),
  chain: sql<string>`coalesce(${chains.name}, 'Без сети')`.as('chain'),
  job: sql<string>`coalesce(nullif(trim(${users.jobStatus}), ''), 'Должность не указана')`.as('job'),
} satisfies Record<SurveyCutBy, SQL.Aliased<string>>;
const OWN_WORDS = 'Свой ответ';

/** Sent answers to the question with their people's groups. */
const answersOf = (ctx: Ctx, surveyId: string, questionId: string) =>
  ctx.db
    .select({ ...GROUPS, answer: sql`answer`.as('answer') })
    .from(surveyResponses)
    .innerJoin(sql`jsonb_array_elements(${surveyResponses.answers}) answer`, sql`true`)
    .innerJoin(users, eq(users.id, surveyResponses.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(
      and(
        eq(surveyResponses.surveyId, surveyId),
        isNotNull(surveyResponses.submittedAt),
        sql`answer ->> 'questionId' = ${questionId}`,
      ),
    )
    .as('answers');

const count = sql<number>`count(*)`.mapWith(Number);
type Groups = Record<SurveyCutBy, string>;
const nameOf = (groups: Groups) => JSON.stringify(SURVEY_CUTS.map((by) => groups[by]));

/**
 * How people of each region, chain and job answered. What moderators have merged counts as own words here: a merging
 * would else show by its change which group its author is of.
 */
async function peopleOf(ctx: Ctx, surveyId: string, question: JoinedQuestion): Promise<CutPeople[]> {
  const all = answersOf(ctx, surveyId, question.id);
  const groups = { region: all.region, chain: all.chain, job: all.job };
  const by = [all.region, all.chain, all.job] as const;
  const hasOwn =
    question.type === 'single_choice'
      ? // whoever chose nothing used their own words, also where those are erased since
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
  return answered.map(({ count: people, own, ...titles }) => ({
    groups: titles,
    answered: people,
    counts: [...question.options.map(({ id }) => of.get(`${nameOf(titles)} ${id}`) ?? 0), own],
  }));
}

interface Cut {
  people: CutPeople[];
  cuts: SurveyCuts;
}

/** The question's cuts, after those of the questions that lead to it. */
async function cutQuestion(
  ctx: Ctx,
  surveyId: string,
  survey: JoinedSurvey,
  question: JoinedQuestion,
): Promise<Cut> {
  const apart = { region: new Set<string>(), chain: new Set<string>(), job: new Set<string>() };
  const rules = survey.rules.filter(({ questionId }) => questionId === question.id);
  for (const id of new Set(rules.map(({ parentId }) => parentId))) {
    const parent = survey.questions.find((one) => one.id === id);
    // one version may ask this before that, and another that before this
    const others = { ...survey, rules: survey.rules.filter((rule) => rule.questionId !== question.id) };
    if (!parent) continue;
    const { people, cuts } = await cutQuestion(ctx, surveyId, others, parent);
    for (const by of SURVEY_CUTS)
      for (const title of groupsToJoin(groupsBy(people, by), cuts[by])) apart[by].add(title);
  }
  const people = await peopleOf(ctx, surveyId, question);
  return { people, cuts: cutsOf(people, { isSingle: question.type === 'single_choice', apart }) };
}

/** A question by groups of people, hidden where it would name somebody. 404 `survey-missing`, `question-missing`. */
export async function cutSurvey(
  ctx: Ctx,
  surveyId: string,
  { question: id, by }: { question: string; by: SurveyCutBy },
): Promise<Of<typeof surveyCut>> {
  const survey = await joinedSurvey(ctx, surveyId);
  const question = survey.questions.find((one) => one.id === id);
  if (!question) throw notFound('В этом опросе нет такого вопроса.', 'question-missing');
  const { people, cuts } = await cutQuestion(ctx, surveyId, survey, question);
  const hasOwn = question.ownAnswerAllowed || people.some(({ counts }) => (counts.at(-1) ?? 0) > 0);
  const width = question.options.length + (hasOwn ? 1 : 0);
  return {
    ...{ id, by, type: question.type },
    answered: people.reduce((sum, { answered }) => sum + answered, 0),
    columns: [...question.options.map(({ text }) => text), OWN_WORDS].slice(0, width),
    rows: cuts[by].map(({ title, answered, counts }) => ({
      title,
      answered,
      counts: counts.slice(0, width),
    })),
  };
}
