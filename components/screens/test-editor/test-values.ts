import type { AuthoredTest, BankQuestion, QuestionsFile, TestBody } from '@/api/testing/queries';
import type { PictureValue } from '@/components/blocks/editor/picture-field';
import { isSeenByTakers } from '@/lib/domain/authored-state';
import { fromMoscowLocal, moscowLocal } from '@/lib/domain/moscow-local';
import type { MultipleChoiceScoring } from '@/lib/domain/scoring';
import type { AuthoredTest as Written } from '@/lib/domain/test-authoring';

export interface OptionValues {
  /** '' for a new one. */
  id: string;
  text: string;
  image: PictureValue | null;
  isRight: boolean;
  countPoints: string;
  explanation: string;
}
export interface QuestionValues {
  id: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  image: PictureValue | null;
  explanation: string;
  articleId: string;
  options: OptionValues[];
}
/** A test as values of the editor's form: strings, `''` when empty; dates in Moscow time. */
export interface TestValues {
  title: string;
  description: string;
  questions: QuestionValues[];
  markId: string;
  /** `2025-05`: of the programme; '' in the portal. */
  month: string;
  /** Planned time of publication. */
  dueAt: string;
  startDate: string;
  endDate: string;
  kind: 'plain' | 'express';
  availableErrorsCount: string;
  countPoints: string;
  multipleChoiceScoring: MultipleChoiceScoring;
  pointsMultiplier: string;
  videoId: string;
  /** Slugs. */
  tags: string[];
  gammas: string[];
  image: PictureValue | null;
}

/** A test as returned by its server; a programme's test has its place in the programme. */
export type SavedTest = AuthoredTest & { month?: string; stepSlug?: string | null };

/** Fields in the order of the page. */
export const LABELS: Readonly<Record<keyof TestValues, string>> = {
  title: 'Название',
  description: 'Описание',
  questions: 'Вопросы',
  markId: 'Бренд',
  month: 'Месяц',
  dueAt: 'Выход',
  startDate: 'Начало',
  endDate: 'Окончание',
  kind: 'Вид',
  availableErrorsCount: 'Допустимо ошибок',
  countPoints: 'Баллы за тест',
  multipleChoiceScoring: 'Несколько верных ответов',
  pointsMultiplier: 'Множитель',
  videoId: 'Видео',
  tags: 'Темы',
  gammas: 'Гаммы',
  image: 'Картинка',
};

const digits = (count: number) => (count > 0 ? String(count) : '');

export const blankOption = (isRight = false): OptionValues => ({
  ...{ id: '', text: '', image: null, isRight, explanation: '' },
  countPoints: '',
});
export const blankQuestion = (articleId = ''): QuestionValues => ({
  ...{ id: '', text: '', type: 'single_choice', image: null, explanation: '', articleId },
  options: [blankOption(true), blankOption()],
});

/** A question that was read from a file. */
export const asValues = ({ options, ...question }: QuestionsFile['questions'][number]): QuestionValues => ({
  ...blankQuestion(),
  ...question,
  options: options.map((option) => ({
    ...blankOption(),
    ...option,
    countPoints: digits(option.countPoints),
  })),
});

export interface Begun {
  /** Mark slug. */
  markId?: string;
  /** The material that the test is made from. */
  reading?: { id: string; title: string } | undefined;
}

/** Values of a new test: empty, or taken from the material it is made from. */
export const blankTest = ({ markId = '', reading }: Begun = {}): TestValues => ({
  title: reading?.title ?? '',
  description: '',
  questions: reading ? [blankQuestion(reading.id)] : [],
  markId,
  month: '',
  dueAt: '',
  startDate: '',
  endDate: '',
  kind: 'plain',
  availableErrorsCount: '1',
  countPoints: '',
  multipleChoiceScoring: 'right-minus-wrong',
  pointsMultiplier: '1',
  videoId: '',
  tags: [],
  gammas: [],
  image: null,
});

type Picture = AuthoredTest['image'];
const picture = (image: Picture): PictureValue | null =>
  image && { name: image.name, originalUrl: image.originalUrl, previewUrl: image.previewUrl };

/** Copies a question of another test as a new one of this test. */
export const copied = ({ text, type, explanation, ...bank }: BankQuestion): QuestionValues => ({
  ...{ id: '', text, type, explanation },
  image: picture(bank.image),
  articleId: bank.article?.id ?? '',
  options: bank.options.map((option) => ({
    ...{ ...option, id: '' },
    image: picture(option.image),
    countPoints: digits(option.countPoints),
  })),
});
const whole = (text: string) => Math.max(0, Math.trunc(Number(text.trim() || 0)));

/** Converts a saved test into values of the form. */
export function toValues(test: SavedTest): TestValues {
  const { title, description, markId, multipleChoiceScoring, availableErrorsCount, countPoints } = test;
  const isExpress = availableErrorsCount > 0;
  return {
    ...{ title, description, markId, multipleChoiceScoring },
    month: test.month ?? '',
    kind: isExpress ? 'express' : 'plain',
    availableErrorsCount: isExpress ? String(availableErrorsCount) : '1',
    countPoints: isExpress ? digits(countPoints) : '',
    pointsMultiplier: String(test.pointsMultiplier).replace('.', ','),
    dueAt: isSeenByTakers(test.state) ? '' : moscowLocal(test.dueAt),
    startDate: moscowLocal(test.startDate),
    endDate: moscowLocal(test.endDate),
    videoId: test.videoId ?? '',
    ...{ tags: test.tags, gammas: test.gammas },
    image: picture(test.image),
    questions: test.questions.map((question) => ({
      ...question,
      image: picture(question.image),
      articleId: question.articleId ?? '',
      options: question.options.map((option) => ({
        ...option,
        image: picture(option.image),
        countPoints: digits(option.countPoints),
      })),
    })),
  };
}

/** `1,5` as people type it; NaN for anything else. */
export const multiplierOf = (text: string): number => Number(text.trim().replace(',', '.') || NaN);

const said = <T extends { id: string }>({ id, ...row }: T) => (id === '' ? row : { ...row, id });
/** Converts a date of the form. The form has only minutes: an unchanged date keeps its seconds. */
function dateOf(text: string, before: string | null | undefined): string | null {
  if (before && text === moscowLocal(before)) return before;
  return fromMoscowLocal(text)?.toISOString() ?? null;
}

type Dates = Pick<AuthoredTest, 'dueAt' | 'startDate' | 'endDate'>;

/** Converts values of the form into a request body; `saved` has the seconds of unchanged dates. */
export function toBody(values: TestValues, saved?: Dates | null): TestBody {
  const { kind, title, description, markId, multipleChoiceScoring, image } = values;
  const isExpress = kind === 'express';
  return {
    ...{ title, description, markId, multipleChoiceScoring, image },
    availableErrorsCount: isExpress ? whole(values.availableErrorsCount) : 0,
    countPoints: isExpress ? whole(values.countPoints) : 0,
    pointsMultiplier: multiplierOf(values.pointsMultiplier),
    dueAt: dateOf(values.dueAt, saved?.dueAt),
    startDate: dateOf(values.startDate, saved?.startDate),
    endDate: dateOf(values.endDate, saved?.endDate),
    videoId: values.videoId || null,
    ...{ tags: values.tags, gammas: values.gammas },
    questions: values.questions.map((question) =>
      said({
        ...question,
        articleId: question.articleId || null,
        options: question.options.map((option) =>
          said({ ...option, countPoints: option.isRight ? whole(option.countPoints) : 0 }),
        ),
      }),
    ),
  };
}

/** Input of the rules in `lib/domain/test-authoring`. */
export function written(values: TestValues): Written {
  const {
    availableErrorsCount = 0,
    countPoints = 0,
    multipleChoiceScoring,
    questions,
  } = values.kind ? toBody(values) : toBody({ ...values, kind: 'plain' });
  const multiplier = multiplierOf(values.pointsMultiplier);
  return {
    ...{ availableErrorsCount, countPoints },
    multipleChoiceScoring: multipleChoiceScoring ?? 'right-minus-wrong',
    pointsMultiplier: Number.isFinite(multiplier) ? multiplier : 0,
    dueAt: fromMoscowLocal(values.dueAt),
    startDate: fromMoscowLocal(values.startDate),
    endDate: fromMoscowLocal(values.endDate),
    questions: (questions ?? []).map(({ text, type, options }) => ({
      ...{ text, type },
      options: options.map(({ image = null, countPoints: pays = 0, ...option }) => ({
        ...{ text: option.text, isRight: option.isRight, image, countPoints: pays },
      })),
    })),
  };
}
