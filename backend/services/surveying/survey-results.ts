import { and, count, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { surveyResults } from '@/api/surveying/schemas';
import type { Of } from '@/lib/json-api/resource';
import { surveyResponses } from '../../db/schema/surveys';
import type { Ctx } from '../../http/context';
import { medianSeconds, openedBy, pointsPaidFor } from '../authoring/reach';
import { joinedSurvey } from './joined-survey';
import { partChoices } from './survey-part';
import { mergedWords, ownWordsCounts, saidMost } from './own-words';

type Results = Of<typeof surveyResults>;

/** Most frequent own words shown for each question. */
const MOST_WORDS = 8;

const isSent = isNotNull(surveyResponses.submittedAt);

async function reachOf(ctx: Ctx, surveyId: string) {
  const [opened, pointsPaid, [row]] = await Promise.all([
    openedBy(ctx, 'survey', surveyId),
    pointsPaidFor(ctx, 'survey', surveyId),
    ctx.db
      .select({
        begun: count(),
        sent: sql<number>`count(*) filter (where ${isSent})`.mapWith(Number),
        medianSeconds: medianSeconds(surveyResponses.startedAt, surveyResponses.submittedAt),
        lastSentAt: max(surveyResponses.submittedAt),
      })
      .from(surveyResponses)
      .where(eq(surveyResponses.surveyId, surveyId)),
  ]);
  const { begun = 0, sent = 0, lastSentAt, medianSeconds: median = null } = row ?? {};
  return {
    ...{ begun, sent, pointsPaid, medianSeconds: median },
    // people who began before openings were recorded have opened it too
    opened: Math.max(opened, begun),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

type Counts = ReadonlyMap<string, number>;
const people = sql<number>`count(*)`.mapWith(Number);
const ofSent = (surveyId: string) => and(eq(surveyResponses.surveyId, surveyId), isSent);

/** Counts the people who were asked each question. */
async function askedIn(ctx: Ctx, surveyId: string): Promise<Counts> {
  const rows = await ctx.db
    .select({ id: sql<string>`asked.id`, people })
    .from(surveyResponses)
    .innerJoin(sql`jsonb_array_elements_text(${surveyResponses.asked}) asked (id)`, sql`true`)
    .where(ofSent(surveyId))
    .groupBy(sql`asked.id`);
  return new Map(rows.map((row) => [row.id, row.people]));
}

/** Counts the people who answered each question. */
async function answeredIn(ctx: Ctx, surveyId: string): Promise<Counts> {
  const id = sql<string>`answer ->> 'questionId'`;
  const rows = await ctx.db
    .select({ id, people })
    .from(surveyResponses)
    .innerJoin(sql`jsonb_array_elements(${surveyResponses.answers}) answer`, sql`true`)
    .where(ofSent(surveyId))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.people]));
}

/** Counts the people who chose each option; ids of options are unique across questions. */
async function chosenIn(ctx: Ctx, surveyId: string): Promise<Counts> {
  const rows = await ctx.db
    .select({ id: sql<string>`chosen.id`, people })
    .from(surveyResponses)
    .innerJoin(sql`jsonb_array_elements(${surveyResponses.answers}) answer`, sql`true`)
    .innerJoin(sql`jsonb_array_elements_text(answer -> 'optionIds') chosen (id)`, sql`true`)
    .where(ofSent(surveyId))
    .groupBy(sql`chosen.id`);
  return new Map(rows.map((row) => [row.id, row.people]));
}

/** Returns the results of a survey over all its versions, after moderation. 404 `survey-missing`. */
export async function surveyResultsOf(ctx: Ctx, id: string): Promise<Results> {
  const { title, markId, questions } = await joinedSurvey(ctx, id);
  const [reach, choices, asked, answered, chosen, own, merged, words] = await Promise.all([
    reachOf(ctx, id),
    partChoices(ctx, id),
    askedIn(ctx, id),
    answeredIn(ctx, id),
    chosenIn(ctx, id),
    ownWordsCounts(ctx, id),
    mergedWords(ctx, id),
    saidMost(ctx, id, MOST_WORDS),
  ]);
  return {
    ...{ id, title, markId },
    ...{ ...reach, choices },
    questions: questions.map((question) => {
      const of = own.get(question.id) ?? { ownAnswers: 0, hiddenAnswers: 0, mergedAnswers: 0 };
      return {
        ...question,
        asked: asked.get(question.id) ?? 0,
        answered: answered.get(question.id) ?? 0,
        ...of,
        options: question.options.map((option) => {
          const byWords = merged.get(option.id) ?? 0;
          return { ...option, count: (chosen.get(option.id) ?? 0) + byWords, merged: byWords };
        }),
        words: words.filter(({ questionId }) => questionId === question.id),
      };
    }),
  };
}
