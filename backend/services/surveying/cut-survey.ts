import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { surveyCut } from '@/api/surveying/schemas';
import { cutOf, groupsToJoin, type CutGroup, type CutRow, type SurveyCutBy } from '@/lib/domain/survey-cut';
import type { JoinedQuestion } from '@/lib/domain/survey-results';
import type { Of } from '@/lib/json-api/resource';
import { chains, cities, pharmacies, regions } from '../../db/schema/directory';
import { surveyResponses } from '../../db/schema/surveys';
import { users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { joinedSurvey, type JoinedSurvey } from './joined-survey';

/** What somebody's group is called, by where and as what they work now. */
const GROUP: Readonly<Record<SurveyCutBy, SQL<string>>> = {
  region: sql`coalesce(${regions.name}, 'Регион не указан')`,
  chain: sql`coalesce(${chains.name}, 'Без сети')`,
  job: sql`coalesce(nullif(trim(${users.jobStatus}), ''), 'Должность не указана')`,
};
const OWN_WORDS = 'Свой ответ';

interface Asked {
  surveyId: string;
  by: SurveyCutBy;
}

/** Sent answers to the question with their people's groups. */
const answersOf = (ctx: Ctx, { surveyId, by }: Asked, questionId: string) =>
  ctx.db
    .select({ title: GROUP[by].as('title'), answer: sql`answer`.as('answer') })
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

const people = sql<number>`count(*)`.mapWith(Number);

/**
 * How each group answered. What moderators have merged counts as own words here: a merging would else show by its
 * change which group its author is of.
 */
async function groupsOf(ctx: Ctx, asked: Asked, question: JoinedQuestion): Promise<CutGroup[]> {
  const all = answersOf(ctx, asked, question.id);
  const hasOwn =
    question.type === 'single_choice'
      ? // whoever chose nothing used their own words, also where those are erased since
        sql`jsonb_array_length(answer -> 'optionIds') = 0`
      : sql`answer ->> 'ownAnswer' <> ''`;
  const [answered, chosen] = await Promise.all([
    ctx.db
      .select({
        title: all.title,
        people,
        own: sql<number>`count(*) filter (where ${hasOwn})`.mapWith(Number),
      })
      .from(all)
      .groupBy(all.title),
    ctx.db
      .select({ title: all.title, option: sql<string>`chosen.id`, people })
      .from(all)
      .innerJoin(sql`jsonb_array_elements_text(answer -> 'optionIds') chosen (id)`, sql`true`)
      .groupBy(all.title, sql`chosen.id`),
  ]);
  return answered.map(({ title, people: count, own }) => {
    const of = new Map(
      chosen.filter((one) => one.title === title).map((one) => [one.option, one.people] as const),
    );
    return {
      ...{ title, answered: count },
      counts: [...question.options.map(({ id }) => of.get(id) ?? 0), own],
    };
  });
}

/** The question's rows, after those of the questions that lead to it. */
async function rowsOf(
  ctx: Ctx,
  asked: Asked,
  survey: JoinedSurvey,
  question: JoinedQuestion,
): Promise<{ groups: CutGroup[]; rows: CutRow[] }> {
  const parents = survey.rules.filter(({ questionId }) => questionId === question.id);
  const apart = new Set<string>();
  for (const id of new Set(parents.map(({ parentId }) => parentId))) {
    const parent = survey.questions.find((one) => one.id === id);
    // versions may ask one question before the other and the other before the one: nothing is told by either
    const others = { ...survey, rules: survey.rules.filter((rule) => rule.questionId !== question.id) };
    if (!parent) continue;
    const cut = await rowsOf(ctx, asked, others, parent);
    for (const title of groupsToJoin(cut.groups, cut.rows)) apart.add(title);
  }
  const groups = await groupsOf(ctx, asked, question);
  return { groups, rows: cutOf(groups, { isSingle: question.type === 'single_choice', apart }) };
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
  const { groups, rows } = await rowsOf(ctx, { surveyId, by }, survey, question);
  const hasOwn = question.ownAnswerAllowed || groups.some(({ counts }) => (counts.at(-1) ?? 0) > 0);
  const width = question.options.length + (hasOwn ? 1 : 0);
  return {
    ...{ id, by, type: question.type },
    answered: groups.reduce((sum, { answered }) => sum + answered, 0),
    columns: [...question.options.map(({ text }) => text), OWN_WORDS].slice(0, width),
    rows: rows.map(({ title, answered, counts }) => ({ title, answered, counts: counts.slice(0, width) })),
  };
}
