import { askedQuestions, countedAnswers } from '@/lib/domain/surveys';
import { surveyOwnAnswers, surveyResponses, surveyRevisions, surveys } from '../db/schema/surveys';
import type { SavedSurveyAnswer, StoredImage, StoredSurveyQuestion, SurveyContent } from '../db/schema/types';
import type { Db } from '../db/types';
import { counter, insertAll } from './bulk';
import { plusMinutes, type Calendar } from './calendar';
import { Chance } from './chance';
import type { SurveyContent as Told } from './content';
import type { Book } from './history/book';
import { Person } from './history/person';
import type { Pharmacist } from './people';
import { stored, uuidOf, type Pictures } from './pictures';

type Row = typeof surveys.$inferInsert & { id: string };

export interface DemoSurvey {
  told: Told;
  row: Row;
  content: SurveyContent;
}

const questionId = (slug: string, key: string) => uuidOf(`survey ${slug} ${key}`);
const optionId = (slug: string, key: string, text: string) => uuidOf(`survey ${slug} ${key} ${text}`);

function contentOf(
  { slug, title, description, countPoints, questions }: Told,
  image: StoredImage,
): SurveyContent {
  return {
    ...{ title, description, image, countPoints },
    questions: questions.map(({ key, text, type, options, isRequired = true, ownAnswerAllowed = false }) => ({
      ...{ id: questionId(slug, key), text, type, image: null, isRequired, ownAnswerAllowed },
      options: options.map((words) => ({ id: optionId(slug, key, words), text: words, image: null })),
    })),
    dependentQuestion: questions.flatMap(({ key, when }) =>
      when
        ? {
            questionId: questionId(slug, key),
            parentId: questionId(slug, when.key),
            optionIds: when.options.map((words) => optionId(slug, when.key, words)),
          }
        : [],
    ),
  };
}

interface Setting {
  calendar: Calendar;
  markIds: Readonly<Record<string, string>>;
  pictures: Pictures;
}

function drawSurvey({ brand, scene, slug, title }: Told, index: number, pictures: Pictures) {
  const size = { width: 800, height: 600, preview: 480 };
  return pictures.draw({ kind: 'test', brand, scene, seed: slug, index, name: title, ...size });
}

/** Makes three surveys: one with many answers, one just published, and one that is over. */
export function makeSurveys(
  contents: readonly Told[],
  { calendar, markIds, pictures }: Setting,
): Promise<DemoSurvey[]> {
  const make = async (told: Told, at: number): Promise<DemoSurvey> => {
    const { slug, title, brand, description, countPoints, publishedDaysAgo, endedDaysAgo } = told;
    const image = stored(await drawSurvey(told, at, pictures));
    const publishedAt = calendar.ago(publishedDaysAgo, '00:00');
    return {
      told,
      content: contentOf(told, image),
      row: {
        id: String(at + 1),
        ...{ slug, title, description, countPoints, publishedAt, image },
        markId: markIds[brand] ?? '',
        isPublished: true,
        endDate: endedDaysAgo === undefined ? null : calendar.ago(endedDaysAgo, '23:59'),
        ...{ createdAt: publishedAt, updatedAt: publishedAt },
      },
    };
  };
  return Promise.all(contents.map(make));
}

/** Surveys and their only versions. */
export async function writeSurveys(tx: Db, made: readonly DemoSurvey[]): Promise<void> {
  await insertAll(
    tx,
    surveys,
    made.map(({ row }) => row),
  );
  await insertAll(
    tx,
    surveyRevisions,
    made.map(({ row: { id, publishedAt }, content }) => ({
      ...{ id, surveyId: id, number: 1, state: 'published' as const, content },
      ...{ createdAt: publishedAt ?? undefined, publishedAt },
    })),
  );
}

function answerOf(chance: Chance, told: Told, question: StoredSurveyQuestion, at: number): SavedSurveyAnswer {
  const { key, weights } = told.questions[at] ?? { key: '', weights: [] };
  const own = told.own[key] ?? [];
  const isOwn = own.length > 0 && chance.roll(question.options.length === 0 ? 0.4 : 0.12);
  const pick = () =>
    chance.weighted(question.options, (option) => weights[question.options.indexOf(option)] ?? 1).id;
  const count = question.type === 'multiple_choice' ? chance.whole(1, 2) : 1;
  const isPicked = question.options.length > 0 && !(isOwn && question.type === 'single_choice');
  const optionIds = isPicked ? [...new Set(Array.from({ length: count }, pick))] : [];
  return { questionId: question.id, optionIds, ownAnswer: isOwn ? chance.of(own) : '' };
}

interface Days {
  /** Days ago between which answers were sent. */
  from: number;
  to: number;
}

/**
 * Days of the answers: for the open survey since its publication, for the ended one before its end; none for the new
 * one.
 */
function daysOf({ publishedDaysAgo, endedDaysAgo }: Told): Days | null {
  if (publishedDaysAgo === 0) return null;
  return { from: publishedDaysAgo - 1, to: endedDaysAgo === undefined ? 1 : endedDaysAgo + 1 };
}

/**
 * Answers surveys for most pharmacists except the first, whose account shows surveys to be answered; pays as the
 * services do. Call after the histories, because these ledger entries are the last ones.
 */
export function answerSurveys(
  book: Book,
  made: readonly DemoSurvey[],
  people: readonly Pharmacist[],
  calendar: Calendar,
) {
  const ids = { response: counter(), own: counter() };
  const responses: (typeof surveyResponses.$inferInsert)[] = [];
  const owns: (typeof surveyOwnAnswers.$inferInsert)[] = [];
  for (const { told, row, content } of made) {
    const days = daysOf(told);
    const chance = new Chance(`survey ${told.slug}`);
    for (const { id: userId, joinedAt } of days ? people.slice(1) : []) {
      const drawn = content.questions.map((question, at) => answerOf(chance, told, question, at));
      const at = plusMinutes(
        calendar.ago(chance.whole(days?.to ?? 0, days?.from ?? 0), '08:00'),
        chance.whole(0, 780),
      );
      if (!chance.roll(0.55) || joinedAt > at) continue;
      const answers = countedAnswers(content, drawn).map((one) => ({
        ...one,
        optionIds: [...one.optionIds],
      }));
      const asked = askedQuestions(content, drawn).map(({ id }) => id);
      const points = row.countPoints ?? 0;
      const responseId = ids.response();
      responses.push({
        ...{ id: responseId, userId, surveyId: row.id, revisionId: row.id, answers, asked, points },
        ...{ startedAt: plusMinutes(at, -4), savedAt: at, submittedAt: at },
      });
      for (const { questionId: of, ownAnswer: text } of answers)
        if (text)
          owns.push({ id: ids.own(), responseId, surveyId: row.id, questionId: of, text, createdAt: at });
      new Person(book, userId, joinedAt).answerSurvey({ ...row, brand: told.brand, points }, at);
    }
  }
  return { responses, owns };
}

export async function writeSurveyAnswers(tx: Db, { responses, owns }: ReturnType<typeof answerSurveys>) {
  await insertAll(tx, surveyResponses, responses);
  await insertAll(tx, surveyOwnAnswers, owns);
}

export const surveyTables = [surveys, surveyRevisions, surveyResponses, surveyOwnAnswers];
