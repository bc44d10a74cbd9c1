import { eq } from 'drizzle-orm';
import { learningItems } from '@/backend/db/schema/learning';
import { surveyRevisions, surveys } from '@/backend/db/schema/surveys';
import type { StoredSurveyQuestion, StoredSurveyRule } from '@/backend/db/schema/types';
import type { TestBackend } from './backend';
import { unique } from './given';

type NewSurvey = Partial<typeof surveys.$inferInsert> & {
  questions?: StoredSurveyQuestion[];
  dependentQuestion?: StoredSurveyRule[];
};

const option = (text: string) => ({ id: crypto.randomUUID(), text, image: null });

/** A single choice, required unless it says otherwise. */
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

/** Two questions: the second is asked of those who chose the first option of the first, and takes own words. */
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

/** Factories of surveys, published a day ago unless they say otherwise. */
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
  return { survey };
}
