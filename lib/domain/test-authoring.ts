import {
  dateProblems,
  emptyProblems,
  optionProblems,
  wordsProblems,
  type AuthoredProblem,
} from './authored-problems';
import { isExpress, maxPoints, type MultipleChoiceScoring } from './scoring';

/** Limits of a test, for its editor and its calls; the call that sends answers carries a hundred at most. */
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
  /** Planned publication date; null: on publishing. */
  dueAt?: Date | null;
  questions: readonly AuthoredQuestion[];
}

function keyProblem({ type, options }: AuthoredQuestion): string | null {
  if (options.length < 2) return 'Нужно не меньше двух ответов.';
  const right = options.filter(({ isRight }) => isRight).length;
  if (right === 0) return 'Отметьте верный ответ.';
  if (type === 'single_choice') return right > 1 ? 'Верный ответ один: снимите лишние отметки.' : null;
  return right === options.length ? 'Верны все ответы: добавьте хотя бы один неверный.' : null;
}

function questionProblems(question: AuthoredQuestion, nth: number): AuthoredProblem[] {
  const at = `questions/${String(nth)}`;
  const key = keyProblem(question);
  return [
    ...wordsProblems(question, at),
    ...(key ? [{ pointer: `${at}/options`, code: 'wrong-key', text: key }] : []),
    ...optionProblems(question, at),
  ];
}

function payProblems({ questions, countPoints, availableErrorsCount }: AuthoredTest): AuthoredProblem[] {
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

/** Problems that prevent publication, each at its field; [] when the test can be published. */
export function publicationProblems(test: AuthoredTest, now: Date): AuthoredProblem[] {
  return [
    ...emptyProblems(test),
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

/** Most points that the test, as written so far, can pay. */
export const mostPoints = (test: Paid): number => maxPoints(scored(test));

/** Value of the test's `countPoints`: an express test's own, for a plain test the sum of its best options. */
export const countedPoints = (test: Paid): number =>
  isExpress(test) ? test.countPoints : maxPoints({ ...scored(test), pointsMultiplier: 1 });
