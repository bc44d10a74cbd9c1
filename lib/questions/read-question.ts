import { publicationProblems, TEST_LIMITS, type AuthoredTest } from '../domain/test-authoring';

/** Names of the formats, shown to people. */
export const QUESTION_FORMATS = ['GIFT', 'Aiken', 'QTI', 'таблица'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** A question as read from a file. */
export interface ReadQuestion {
  /** Position in the file: «строка 7», «вопрос 3». */
  place: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  explanation: string;
  options: { text: string; isRight: boolean; countPoints: number; explanation: string }[];
}

/** A problem with its position in the file: «C7», «строка 12». */
export interface FileProblem {
  place: string;
  text: string;
}

/** Result of reading a file: questions that can be imported, and problems of the others. */
export interface ReadFile {
  questions: ReadQuestion[];
  problems: FileProblem[];
}

const PLAIN: Omit<AuthoredTest, 'questions'> = {
  countPoints: 0,
  availableErrorsCount: 0,
  pointsMultiplier: 1,
  multipleChoiceScoring: 'right-minus-wrong',
  startDate: null,
  endDate: null,
};

const longer = (text: string, most: number) => text.length > most;
const LONG = (what: string, most: number) => `${what} длиннее ${String(most)} знаков.`;

/** Problems of lengths, by the limits of the editor's fields. */
function lengthProblems({ text, explanation, options }: ReadQuestion): string[] {
  const { question, option, explanation: said, options: most } = TEST_LIMITS;
  return [
    ...(longer(text, question) ? [LONG('Вопрос', question)] : []),
    ...(longer(explanation, said) ? [LONG('Пояснение', said)] : []),
    ...(options.length > most ? [`Ответов больше ${String(most)}.`] : []),
    ...options.flatMap((one, at) => [
      ...(longer(one.text, option) ? [LONG(`Ответ ${String(at + 1)}`, option)] : []),
      ...(longer(one.explanation, said) ? [LONG(`Пояснение к ответу ${String(at + 1)}`, said)] : []),
    ]),
  ];
}

/** Why a question cannot be imported, in Russian; [] for one that can. */
export function questionFaults(question: ReadQuestion): string[] {
  const options = question.options.map((option) => ({ ...option, image: null }));
  const test = { ...PLAIN, questions: [{ ...question, options }] };
  const faults = publicationProblems(test, new Date(0)).map(({ pointer, text }) => {
    const [, option] = /options\/(\d+)/.exec(pointer) ?? [];
    return option === undefined ? text : `Ответ ${String(Number(option) + 1)}: ${text}`;
  });
  return [...lengthProblems(question), ...faults];
}

/** Separates questions that can be imported from those that cannot; at most as many as a test may have. */
export function sorted(questions: readonly ReadQuestion[], problems: readonly FileProblem[] = []): ReadFile {
  const taken: ReadQuestion[] = [];
  const wrong = [...problems];
  for (const question of questions) {
    const faults = questionFaults(question);
    if (faults.length > 0) wrong.push(...faults.map((text) => ({ place: question.place, text })));
    else if (taken.length < TEST_LIMITS.questions) taken.push(question);
    else
      wrong.push({
        place: question.place,
        text: `В тесте не больше ${String(TEST_LIMITS.questions)} вопросов.`,
      });
  }
  return { questions: taken, problems: wrong };
}

export const typeOf = (options: readonly { isRight: boolean }[]): ReadQuestion['type'] =>
  options.filter(({ isRight }) => isRight).length > 1 ? 'multiple_choice' : 'single_choice';
