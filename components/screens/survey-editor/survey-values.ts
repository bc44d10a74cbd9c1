import type { AuthoredSurvey, SurveyBody, SurveyQuestionsFile } from '@/api/surveying/queries';
import type { PictureValue } from '@/components/blocks/editor/picture-field';
import { writeMoment } from '@/components/ui/date-input/moments';
import { isSeenByTakers } from '@/lib/domain/authored-state';
import { fromMoscowLocal, moscowLocal } from '@/lib/domain/moscow-local';
import type { AuthoredSurvey as Written } from '@/lib/domain/survey-authoring';
import type { Survey } from '@/lib/domain/surveys';

export interface OptionValues {
  /** '' for a new one that no rule refers to yet. */
  id: string;
  text: string;
  image: PictureValue | null;
}
export interface QuestionValues {
  id: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  image: PictureValue | null;
  isRequired: boolean;
  ownAnswerAllowed: boolean;
  options: OptionValues[];
  /** Id of the question that this one depends on; '' where everybody is asked. */
  parentId: string;
  /** Options of that question; any of them leads to this one. */
  parentOptions: string[];
}
/** A survey as values of the editor's form: strings, `''` when empty; dates in Moscow time. */
export interface SurveyValues {
  title: string;
  description: string;
  questions: QuestionValues[];
  countPoints: string;
  markId: string;
  slug: string;
  /** Planned time of publication. */
  dueAt: string;
  startDate: string;
  endDate: string;
  image: PictureValue | null;
}

/** Fields in the order of the page. */
export const LABELS: Readonly<Record<keyof SurveyValues, string>> = {
  title: 'Название',
  description: 'Описание',
  questions: 'Вопросы',
  countPoints: 'Баллы за опрос',
  markId: 'Бренд',
  slug: 'Адрес',
  dueAt: 'Выход',
  startDate: 'Начало',
  endDate: 'Окончание',
  image: 'Картинка',
};

export const blankOption = (): OptionValues => ({ id: '', text: '', image: null });
export const blankQuestion = (): QuestionValues => ({
  ...{ id: '', text: '', type: 'single_choice', image: null, isRequired: true, ownAnswerAllowed: false },
  ...{ options: [blankOption(), blankOption()], parentId: '', parentOptions: [] },
});
/** Converts a question of a file into values of the form. */
export const readQuestion = (read: SurveyQuestionsFile['questions'][number]): QuestionValues => ({
  ...blankQuestion(),
  ...read,
  options: read.options.map(({ text }) => ({ ...blankOption(), text })),
});
export const blankSurvey = (): SurveyValues => ({
  ...{ title: '', description: '', questions: [], countPoints: '', markId: '', slug: '' },
  ...{ dueAt: '', startDate: '', endDate: '', image: null },
});

const picture = (image: AuthoredSurvey['image']): PictureValue | null =>
  image && { name: image.name, originalUrl: image.originalUrl, previewUrl: image.previewUrl };
const whole = (text: string) => Math.max(0, Math.trunc(Number(text.trim() || 0)));

/** Converts a saved survey into values of the form. */
export function toValues(survey: AuthoredSurvey): SurveyValues {
  const { title, description, markId, slug, countPoints, dependentQuestion } = survey;
  const rules = new Map(dependentQuestion.map((rule) => [rule.questionId, rule]));
  return {
    ...{ title, description, markId, slug },
    countPoints: countPoints > 0 ? String(countPoints) : '',
    dueAt: isSeenByTakers(survey.state) ? '' : moscowLocal(survey.dueAt),
    startDate: moscowLocal(survey.startDate),
    endDate: moscowLocal(survey.endDate),
    image: picture(survey.image),
    questions: survey.questions.map((question) => ({
      ...question,
      image: picture(question.image),
      options: question.options.map((option) => ({ ...option, image: picture(option.image) })),
      parentId: rules.get(question.id)?.parentId ?? '',
      parentOptions: [...(rules.get(question.id)?.optionIds ?? [])],
    })),
  };
}

const said = <T extends { id: string }>({ id, ...row }: T) => (id === '' ? row : { ...row, id });

/** Rules of the questions that depend; a question in a rule always has an id. */
export const rulesOf = ({ questions }: Pick<SurveyValues, 'questions'>) =>
  questions.flatMap(({ id, parentId, parentOptions }) =>
    parentId ? { questionId: id, parentId, optionIds: [...parentOptions] } : [],
  );

/** Converts a date of the form. The form has only minutes: an unchanged date keeps its seconds. */
function dateOf(text: string, before: string | null | undefined): string | null {
  if (before && text === moscowLocal(before)) return before;
  return fromMoscowLocal(text)?.toISOString() ?? null;
}

/** Converts values of the form into a request body; `saved` has the seconds of unchanged dates. */
export function toBody(
  values: SurveyValues,
  saved?: Pick<AuthoredSurvey, 'dueAt' | 'startDate' | 'endDate'> | null,
): SurveyBody {
  const { title, description, markId, slug, image } = values;
  return {
    ...{ title, description, markId, image, slug: slug.trim() },
    countPoints: whole(values.countPoints),
    dueAt: dateOf(values.dueAt, saved?.dueAt),
    startDate: dateOf(values.startDate, saved?.startDate),
    endDate: dateOf(values.endDate, saved?.endDate),
    questions: values.questions.map(({ parentId: _p, parentOptions: _o, ...question }) =>
      said({ ...question, options: question.options.map(said) }),
    ),
    dependentQuestion: rulesOf(values),
  };
}

/** Input of the rules in `lib/domain/survey-authoring`; also a survey from which the asked questions are computed. */
export const written = (values: SurveyValues): Written & Survey<QuestionValues> => ({
  dueAt: fromMoscowLocal(values.dueAt),
  startDate: fromMoscowLocal(values.startDate),
  endDate: fromMoscowLocal(values.endDate),
  questions: values.questions,
  dependentQuestion: rulesOf(values),
});

/** «Показывать, если на вопрос 2 выбрано «Да» или «Часто»»; '' where everybody is asked. */
export function ruleWords(questions: readonly QuestionValues[], at: number): string {
  const { parentId, parentOptions } = questions[at] ?? blankQuestion();
  if (!parentId) return '';
  const parent = questions.findIndex(({ id }) => id === parentId);
  if (parent < 0) return 'Вопроса из условия уже нет';
  const chosen = questions[parent]?.options.filter(({ id }) => id !== '' && parentOptions.includes(id)) ?? [];
  const named = chosen.map(({ text }) => `«${text}»`).join(' или ');
  return `Показывать, если на вопрос ${String(parent + 1)} выбрано ${named || '…'}`;
}

const MOMENTS: readonly (keyof SurveyValues)[] = ['dueAt', 'startDate', 'endDate'];

/** Text of a value, to compare it with another version's. */
export function valueWords(name: keyof SurveyValues, value: unknown): string {
  if (name === 'questions') {
    const rows = value as QuestionValues[];
    return rows
      .map(({ text, options }, at) =>
        [
          `${String(at + 1)}. ${text}: ${options.map((option) => option.text).join(', ')}`,
          ruleWords(rows, at),
        ]
          .filter(Boolean)
          .join('. '),
      )
      .join('\n');
  }
  if (name === 'image') return value ? (value as PictureValue).name || 'Картинка' : '';
  const words = String(value ?? '');
  return MOMENTS.includes(name) ? writeMoment(words) : words;
}
