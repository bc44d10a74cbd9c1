import { eq } from 'drizzle-orm';
import { learningItems } from '@/backend/db/schema/learning';
import { surveyOwnAnswers, surveyResponses, surveyRevisions, surveys } from '@/backend/db/schema/surveys';
import type { SavedSurveyAnswer, StoredSurveyQuestion, StoredSurveyRule } from '@/backend/db/schema/types';
import type { TestBackend } from './backend';
import { unique, type UserOptions } from './given';

type NewSurvey = Partial<typeof surveys.$inferInsert> & {
  questions?: StoredSurveyQuestion[];
  dependentQuestion?: StoredSurveyRule[];
};

const option = (text: string) => ({ id: crypto.randomUUID(), text, image: null });

/** A single choice, required by default. */
export function surveyQuestion(
  text: string,
  options: readonly string[],
  fields: Partial<StoredSurveyQuestion> = {},
): StoredSurveyQuestion {
  return {
    ...{ id: crypto.randomUUID(), text, type: 'single_choice', image: null },
    ...{ isRequired: true, ownAnswerAllowed: false },
    options: options.map(option),
    ...fields,
  };
}

/** Two questions; the second is asked when the first option of the first is chosen, and allows a free text. */
export function dependentQuestions() {
  const first = surveyQuestion('Советуете ли вы SPF?', ['Да', 'Нет']);
  const second = surveyQuestion('Что мешает?', ['Цена', 'Время'], {
    type: 'multiple_choice',
    ownAnswerAllowed: true,
  });
  const yes = first.options[0]?.id ?? '';
  const dependentQuestion = [{ questionId: second.id, parentId: first.id, optionIds: [yes] }];
  return { first, second, questions: [first, second], dependentQuestion };
}

/** Factories of surveys, published a day ago by default. */
export function givenSurveys({ db, given, clock }: Pick<TestBackend, 'db' | 'given' | 'clock'>) {
  async function survey({ questions, dependentQuestion, ...fields }: NewSurvey = {}) {
    const asked = questions
      ? { questions, dependentQuestion: dependentQuestion ?? [] }
      : dependentQuestions();
    const markId = fields.markId ?? (await given.mark()).id;
    const publishedAt = new Date(clock.now().getTime() - 864e5);
    const values = { title: unique('survey'), slug: unique('opros'), countPoints: 15, isPublished: true };
    const [row] = await db
      .insert(surveys)
      .values({ ...values, publishedAt, ...fields, markId })
      .returning();
    if (!row) throw new Error('The survey was not made');
    const { id: surveyId, title, description, image, countPoints } = row;
    const content = {
      ...{ title, description, image, countPoints },
      ...{ questions: asked.questions, dependentQuestion: asked.dependentQuestion },
    };
    const [revision] = await db
      .insert(surveyRevisions)
      .values({ surveyId, number: 1, state: 'published', content, publishedAt: row.publishedAt })
      .returning();
    const [item] = await db.select().from(learningItems).where(eq(learningItems.surveyId, surveyId));
    return { ...row, ...asked, revisionId: revision?.id ?? '', itemId: item?.id ?? '' };
  }

  /** A person who has sent these answers to a survey, stored as sending stores them. */
  async function sent(
    { id: surveyId, revisionId }: { id: string; revisionId: string },
    said: readonly (Partial<SavedSurveyAnswer> & { questionId: string })[],
    person: UserOptions = {},
  ) {
    const { id: userId } = await given.user(person);
    const answers = said.map((one) => ({ optionIds: [], ownAnswer: '', ...one }));
    const at = clock.now();
    const startedAt = new Date(at.getTime() - 120_000);
    const times = { startedAt, savedAt: at, submittedAt: at };
    const asked = answers.map(({ questionId }) => questionId);
    const [response] = await db
      .insert(surveyResponses)
      .values({ userId, surveyId, revisionId, answers, asked, points: 0, ...times })
      .returning();
    const responseId = response?.id ?? '';
    const owns = answers.filter(({ ownAnswer }) => ownAnswer);
    if (owns.length > 0)
      await db.insert(surveyOwnAnswers).values(
        owns.map(({ questionId, ownAnswer: text }) => ({
          responseId,
          surveyId,
          questionId,
          text,
          createdAt: at,
        })),
      );
    return { userId, responseId };
  }
  return { survey, sent };
}
