import { isExpress, maxPoints, type MultipleChoiceScoring } from './scoring';

/** Bounds of a test, for its editor and its calls; a taker's call carries a hundred answers. */
export const TEST_LIMITS = {
  title: 255,
  description: 1000,
  questions: 100,
  question: 1000,
  options: 10,
  option: 500,
  explanation: 1000,
  optionPoints: 10_000,
  testPoints: 1_000_000,
  multiplier: { least: 0.1, most: 10 },
} as const;

/** What a test is for its authors. `unpublished`: it has been out and was taken back. */
export const TEST_STATES = ['draft', 'scheduled', 'published', 'hidden', 'unpublished', 'archived'] as const;
export type TestState = (typeof TEST_STATES)[number];

export const TEST_STATE_NAMES: Readonly<Record<TestState, string>> = {
  draft: 'Черновик',
  scheduled: 'Запланирован',
  published: 'Опубликован',
  hidden: 'Скрыт',
  unpublished: 'Снят с публикации',
  archived: 'В архиве',
};

export interface TestFlags {
  isPublished: boolean;
  isHidden: boolean;
  isArchived: boolean;
  publishedAt: Date | null;
}

/** One word for the flags, the strongest first. */
export function testState(
  { isPublished, isHidden, isArchived, publishedAt }: TestFlags,
  now: Date,
): TestState {
  if (isArchived) return 'archived';
  if (isHidden) return 'hidden';
  if (!isPublished) return publishedAt ? 'unpublished' : 'draft';
  return publishedAt && publishedAt > now ? 'scheduled' : 'published';
}

/** What may be done with a test in its state, beside editing it. */
export const TEST_ACTIONS = ['unpublish', 'hide', 'show', 'archive', 'restore'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

const ACTIONS_IN: Readonly<Record<TestState, readonly TestAction[]>> = {
  draft: ['archive'],
  scheduled: ['unpublish', 'hide', 'archive'],
  published: ['unpublish', 'hide', 'archive'],
  hidden: ['show', 'archive'],
  unpublished: ['archive'],
  archived: ['restore'],
};

export const actionsIn = (state: TestState): readonly TestAction[] => ACTIONS_IN[state];

export interface AuthoredOption {
  text: string;
  image: object | null;
  isRight: boolean;
  countPoints: number;
}
export interface AuthoredQuestion {
  text: string;
  type: 'single_choice' | 'multiple_choice';
  options: readonly AuthoredOption[];
}
export interface AuthoredTest {
  countPoints: number;
  availableErrorsCount: number;
  pointsMultiplier: number;
  multipleChoiceScoring: MultipleChoiceScoring;
  startDate: Date | null;
  endDate: Date | null;
  questions: readonly AuthoredQuestion[];
}

export interface TestProblem {
  /** Of the wire, in camelCase: `questions/2/options/1/text`. */
  pointer: string;
  code: string;
  text: string;
}

/** Letters and case as a person compares two answers. */
const sameText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

function optionProblems({ options }: AuthoredQuestion, at: string): TestProblem[] {
  const seen = new Map<string, number>();
  return options.flatMap(({ text, image }, nth) => {
    const pointer = `${at}/options/${String(nth)}/text`;
    const key = sameText(text);
    if (key === '')
      return image ? [] : [{ pointer, code: 'option-empty', text: 'Напишите ответ или приложите картинку.' }];
    const first = seen.get(key);
    if (first !== undefined)
      return [{ pointer, code: 'option-repeated', text: `Такой ответ уже есть: № ${String(first + 1)}.` }];
    seen.set(key, nth);
    return [];
  });
}

function keyProblem({ type, options }: AuthoredQuestion): string | null {
  if (options.length < 2) return 'Нужно не меньше двух ответов.';
  const right = options.filter(({ isRight }) => isRight).length;
  if (right === 0) return 'Отметьте верный ответ.';
  if (type === 'single_choice') return right > 1 ? 'Верный ответ один: снимите лишние отметки.' : null;
  return right === options.length ? 'Верны все ответы: добавьте хотя бы один неверный.' : null;
}

function questionProblems(question: AuthoredQuestion, nth: number): TestProblem[] {
  const at = `questions/${String(nth)}`;
  const key = keyProblem(question);
  return [
    ...(question.text.trim()
      ? []
      : [{ pointer: `${at}/text`, code: 'question-empty', text: 'Напишите вопрос.' }]),
    ...(key ? [{ pointer: `${at}/options`, code: 'wrong-key', text: key }] : []),
    ...optionProblems(question, at),
  ];
}

function payProblems({ questions, countPoints, availableErrorsCount }: AuthoredTest): TestProblem[] {
  if (availableErrorsCount === 0) return [];
  const most = questions.length - 1;
  if (availableErrorsCount > most && most >= 0) {
    const text =
      most === 0
        ? 'В экспресс-тесте нужно не меньше двух вопросов.'
        : `Вопросов ${String(questions.length)}: ошибок можно допустить не больше ${String(most)}.`;
    return [{ pointer: 'availableErrorsCount', code: 'too-many-errors', text }];
  }
  return countPoints > 0
    ? []
    : [{ pointer: 'countPoints', code: 'pays-nothing', text: 'Укажите, сколько баллов платит тест.' }];
}

function dateProblems({ startDate, endDate }: AuthoredTest, now: Date): TestProblem[] {
  if (!endDate) return [];
  const wrong = (code: string, text: string) => [{ pointer: 'endDate', code, text }];
  if (startDate && endDate <= startDate) return wrong('ends-before-start', 'Окончание раньше начала.');
  return endDate <= now ? wrong('already-over', 'Окончание уже прошло: пройти тест никто не сможет.') : [];
}

/** Everything that keeps a test from coming out, each at its field; none for one that may. */
export function publicationProblems(test: AuthoredTest, now: Date): TestProblem[] {
  const none = { pointer: 'questions', code: 'no-questions', text: 'Добавьте хотя бы один вопрос.' };
  return [
    ...(test.questions.length === 0 ? [none] : []),
    ...test.questions.flatMap(questionProblems),
    ...payProblems(test),
    ...dateProblems(test, now),
  ];
}

type Paid = Omit<AuthoredTest, 'startDate' | 'endDate'>;

const scored = ({ questions, ...test }: Paid) => ({
  ...test,
  questions: questions.map((question, at) => ({
    ...question,
    id: String(at),
    options: question.options.map((option, nth) => ({ ...option, id: String(nth) })),
  })),
});

/** The most a test can pay, as it is written so far. */
export const mostPoints = (test: Paid): number => maxPoints(scored(test));

/** What `countPoints` of the test is: an express test's own, a plain one's the best its options give. */
export const countedPoints = (test: Paid): number =>
  isExpress(test) ? test.countPoints : maxPoints({ ...scored(test), pointsMultiplier: 1 });
