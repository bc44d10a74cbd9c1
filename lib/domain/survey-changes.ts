import { contentChanges, datesOf, pictureOf, type ContentChanges, type Says } from './content-changes';

/** Fields of a survey's version that are compared. */
export interface ComparedSurvey {
  title: string;
  description: string;
  image: { originalUrl: string } | null;
  markId: string;
  slug: string;
  countPoints: number;
  startDate: string | null;
  endDate: string | null;
  questions: readonly ComparedQuestion[];
  dependentQuestion: readonly { questionId: string; parentId: string; optionIds: readonly string[] }[];
}
interface ComparedQuestion {
  /** A question keeps its id across versions, and so do options. */
  id: string;
  text: string;
  type: string;
  image: { originalUrl: string } | null;
  isRequired: boolean;
  ownAnswerAllowed: boolean;
  options: readonly { id: string; text: string; image: { originalUrl: string } | null }[];
}
/** A question with its rule as text; '' when everybody is asked. */
type RuledQuestion = ComparedQuestion & { rule: string };
type RuledSurvey = Omit<ComparedSurvey, 'questions'> & { questions: readonly RuledQuestion[] };

/** Parts of a whole survey that may differ, in the order of its editor. */
export const SURVEY_PARTS = ['title', 'description', 'brand', 'points', 'slug', 'dates', 'image'] as const;
export type SurveyPart = (typeof SURVEY_PARTS)[number];

/** Parts of a question that may differ. `rule`: the condition under which it is asked. */
export const SURVEY_QUESTION_PARTS = ['text', 'image', 'options', 'own', 'required', 'rule'] as const;
export type SurveyQuestionPart = (typeof SURVEY_QUESTION_PARTS)[number];

/** Names of the parts in Russian. */
export const SURVEY_PART_WORDS: Readonly<Record<SurveyPart, string>> = {
  title: 'название',
  description: 'описание',
  brand: 'бренд',
  points: 'баллы за опрос',
  slug: 'адрес',
  dates: 'сроки',
  image: 'картинка',
};
export const SURVEY_QUESTION_PART_WORDS: Readonly<Record<SurveyQuestionPart, string>> = {
  text: 'текст',
  image: 'картинка',
  options: 'ответы',
  own: 'свой ответ',
  required: 'обязательность',
  rule: 'условие показа',
};

export type SurveyChanges = ContentChanges<SurveyPart, SurveyQuestionPart>;

const SURVEY_SAYS: Says<SurveyPart, RuledSurvey> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  brand: ({ markId }) => markId,
  points: ({ countPoints }) => String(countPoints),
  slug: ({ slug }) => slug,
  dates: datesOf,
  image: pictureOf,
};

const QUESTION_SAYS: Says<SurveyQuestionPart, RuledQuestion> = {
  text: ({ text, type }) => `${type} ${text}`,
  image: pictureOf,
  options: ({ options }) =>
    JSON.stringify(options.map((option) => [option.id, option.text, pictureOf(option)])),
  own: ({ ownAnswerAllowed }) => String(ownAnswerAllowed),
  required: ({ isRequired }) => String(isRequired),
  rule: ({ rule }) => rule,
};

function ruled({ questions, ...survey }: ComparedSurvey): RuledSurvey {
  const rules = new Map(
    survey.dependentQuestion.map(({ questionId, parentId, optionIds }) => [
      questionId,
      `${parentId}: ${optionIds.toSorted().join()}`,
    ]),
  );
  return {
    ...survey,
    questions: questions.map((question) => ({ ...question, rule: rules.get(question.id) ?? '' })),
  };
}

/** Differences of the second version from the first. */
export const surveyChanges = (before: ComparedSurvey, after: ComparedSurvey): SurveyChanges =>
  contentChanges(
    ruled(before),
    ruled(after),
    [SURVEY_PARTS, SURVEY_SAYS],
    [SURVEY_QUESTION_PARTS, QUESTION_SAYS],
  );
