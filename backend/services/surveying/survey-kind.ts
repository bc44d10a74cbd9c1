import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { surveyBody } from '@/api/surveying/author-schemas';
import { SURVEY_LIMITS, surveyProblems } from '@/lib/domain/survey-authoring';
import { slugOf } from '@/lib/format/latin';
import { surveys } from '../../db/schema/surveys';
import type { StoredSurveyRule, SurveyContent, SurveyHead } from '../../db/schema/types';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { freeSlugs } from '../authoring/free-slugs';
import { copiedTitle, idGiver, imageKeeper } from '../authoring/kept-parts';
import { markIdOf } from '../authoring/prepare';
import type { Revisions } from '../authoring/revisions';
import { versioned } from '../authoring/versioned';
import { headOf, surveyMissing, surveyVersions, type Row } from './present';

type Body = z.output<typeof surveyBody>;

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

function columnsOf(content: SurveyContent, { markId, slug, startDate, endDate }: SurveyHead) {
  const { title, description, image, countPoints } = content;
  const dates = { startDate: dateOf(startDate), endDate: dateOf(endDate) };
  return { title, description, image, countPoints, markId, slug, ...dates };
}

/** Locks the survey's row: nobody else can write or send the survey until the transaction ends. */
export async function lockSurvey(tx: Db, id: string): Promise<Row> {
  const [row] = await tx.select().from(surveys).where(eq(surveys.id, id)).for('update');
  if (!row) throw surveyMissing();
  return row;
}

export const writeSurvey = (tx: Db, id: string, values: Partial<Row>) =>
  tx.update(surveys).set(values).where(eq(surveys.id, id));

/** Returns a free slug made from the title; it begins with `opros` if the title has no Latin or Russian letters. */
async function slugFor(ctx: Ctx, title: string): Promise<string> {
  const wish = slugOf(title);
  const isName = /[a-z]/.test(wish) && wish !== 'new';
  const [slug] = await freeSlugs(ctx.db, surveys.slug, [isName ? wish : `opros${wish && `-${wish}`}`]);
  return slug ?? '';
}

/** Replaces ids of questions and options that the form has sent by the stored ones. */
const renamed = (rules: readonly StoredSurveyRule[], ids: ReadonlyMap<string, string>): StoredSurveyRule[] =>
  rules.map(({ questionId, parentId, optionIds }) => ({
    questionId: ids.get(questionId) ?? questionId,
    parentId: ids.get(parentId) ?? parentId,
    optionIds: optionIds.map((id) => ids.get(id) ?? id),
  }));

async function read(
  ctx: Ctx,
  body: Body,
  revisions: Revisions<SurveyContent>,
  row: Row | null,
): Promise<SurveyContent> {
  const markId = await markIdOf(ctx, body.markId);
  const give = idGiver(revisions);
  const imageOf = imageKeeper(revisions);
  const ids = new Map<string, string>();
  const idOf = (sent: string | undefined) => {
    const given = give(sent);
    // if two have the same id, rules refer to the first
    if (sent !== undefined && !ids.has(sent)) ids.set(sent, given);
    return given;
  };
  const questions = body.questions.map(({ options, ...question }) => ({
    ...question,
    id: idOf(question.id),
    image: imageOf(question.image),
    options: options.map((option) => ({ ...option, id: idOf(option.id), image: imageOf(option.image) })),
  }));
  const { title, description, countPoints, startDate, endDate, dueAt } = body;
  const slug = body.slug || row?.slug || (await slugFor(ctx, title));
  return {
    head: { markId, slug, startDate, endDate, dueAt },
    ...{ title, description, countPoints, image: imageOf(body.image), questions },
    dependentQuestion: renamed(body.dependentQuestion, ids),
  };
}

/** A copy of the content with new ids and a new slug. */
async function copy(ctx: Ctx, content: SurveyContent, head: SurveyHead, title: string | undefined) {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    ids.set(id, crypto.randomUUID());
    return ids.get(id) ?? id;
  };
  const questions = content.questions.map((question) => ({
    ...question,
    id: idOf(question.id),
    options: question.options.map((option) => ({ ...option, id: idOf(option.id) })),
  }));
  const named = title ?? copiedTitle(content.title, SURVEY_LIMITS.title);
  return {
    ...content,
    title: named,
    questions,
    dependentQuestion: renamed(content.dependentQuestion, ids),
    head: { ...head, slug: await slugFor(ctx, named), dueAt: null },
  };
}

export const surveyKind = versioned<SurveyHead, SurveyContent, Row, Body>({
  name: 'survey',
  word: 'Опрос',
  versions: surveyVersions,
  lock: lockSurvey,
  write: writeSurvey,
  insert: async (tx, values) => {
    const [row] = await tx
      .insert(surveys)
      .values(values as typeof surveys.$inferInsert)
      .returning();
    if (!row) throw new Error('The survey was not made');
    return row;
  },
  read,
  headOf,
  columnsOf,
  problems: (content, { startDate, endDate, dueAt = null }, now) =>
    surveyProblems(
      { ...content, startDate: dateOf(startDate), endDate: dateOf(endDate), dueAt: dateOf(dueAt) },
      now,
    ),
  copy,
});
