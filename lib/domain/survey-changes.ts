import { contentChanges, datesOf, pictureOf, type ContentChanges, type Says } from './content-changes';

/** As much of a version of a survey as tells two of them apart. */
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
  /** The same question in another version has the same id; so have options. */
  id: string;
  text: string;
  type: string;
  image: { originalUrl: string } | null;
  isRequired: boolean;
  ownAnswerAllowed: boolean;
  options: readonly { id: string; text: string; image: { originalUrl: string } | null }[];
}
/** With what leads to it; '' where everybody is asked. */
type RuledQuestion = ComparedQuestion & { rule: string };
type RuledSurvey = Omit<ComparedSurvey, 'questions'> & { questions: readonly RuledQuestion[] };

/** What of a survey as a whole may differ, in the order of its editor. */
export const SURVEY_PARTS = ['title', 'description', 'brand', 'points', 'slug', 'dates', 'image'] as const;
export type SurveyPart = (typeof SURVEY_PARTS)[number];

/** What of a question may differ. `rule`: of whom it is asked. */
export const SURVEY_QUESTION_PARTS = ['text', 'image', 'options', 'own', 'required', 'rule'] as const;
export type SurveyQuestionPart = (typeof SURVEY_QUESTION_PARTS)[number];

/** As people read them. */
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

/** What the second version says or asks otherwise than the first. */
export const surveyChanges = (before: ComparedSurvey, after: ComparedSurvey): SurveyChanges =>
  contentChanges(
    ruled(before),
    ruled(after),
    [SURVEY_PARTS, SURVEY_SAYS],
    [SURVEY_QUESTION_PARTS, QUESTION_SAYS],
  );
