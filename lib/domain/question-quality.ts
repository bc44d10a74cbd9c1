import { isQuestionRight, type GivenAnswer, type ScoredQuestion } from './scoring';

/** Minimum number of attempts for any flag: with fewer the figures are chance. */
export const ENOUGH_ATTEMPTS = 30;

export interface OptionQuality {
  id: string;
  /** Number of attempts that chose the option. */
  chosen: number;
  /** 0..1 */
  share: number;
  /** Share that chose the option among the best third of attempts, and among the worst third. */
  upper: number;
  lower: number;
}

/** Problems of a question. `key`: people who do better in the rest of the test answer this question worse. */
export type QualityFlag = 'easy' | 'hard' | 'key' | 'blind' | 'unused';

export interface QuestionQuality {
  questionId: string;
  attempts: number;
  /** Share of right answers, 0..1. */
  facility: number;
  /** Correlation of a right answer with the rest of the test, −1..1; null where one of them does not vary. */
  discrimination: number | null;
  options: OptionQuality[];
  /** Ids of wrong options chosen by fewer than 2 %. */
  unused: string[];
  flags: QualityFlag[];
}

const EASY = 0.9;
const HARD = 0.3;
/** A weaker correlation with the rest does not distinguish people. */
const BLIND = 0.15;
const UNUSED = 0.02;

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson correlation; null where one of the series does not vary. */
export function correlation(left: readonly number[], right: readonly number[]): number | null {
  const [ml, mr] = [mean(left), mean(right)];
  let [both, ll, rr] = [0, 0, 0];
  left.forEach((value, at) => {
    const [dl, dr] = [value - ml, (right[at] ?? 0) - mr];
    both += dl * dr;
    ll += dl * dl;
    rr += dr * dr;
  });
  return ll === 0 || rr === 0 ? null : both / Math.sqrt(ll * rr);
}

type Answers = ReadonlyMap<string, readonly string[]>;

function flagsOf(
  { attempts, facility, discrimination, unused }: QuestionQuality,
  questions: number,
): QualityFlag[] {
  if (attempts < ENOUGH_ATTEMPTS) return [];
  const isMeasured = questions > 1 && discrimination !== null;
  const isReversed = isMeasured && discrimination < 0;
  return [
    ...(facility > EASY ? (['easy'] as const) : facility < HARD ? (['hard'] as const) : []),
    ...(isReversed ? (['key'] as const) : []),
    // a question that is nearly always answered right cannot distinguish people: `easy` says so already
    ...(isMeasured && !isReversed && discrimination < BLIND && facility <= EASY ? (['blind'] as const) : []),
    ...(unused.length > 0 ? (['unused'] as const) : []),
  ];
}

/** Quality of each question of a test, by the sent attempts. */
export function questionQuality(
  questions: readonly ScoredQuestion[],
  sent: readonly (readonly GivenAnswer[])[],
): QuestionQuality[] {
  const given: Answers[] = sent.map(
    (answers) => new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds])),
  );
  const marks = questions.map((question) =>
    given.map((answers) => Number(isQuestionRight(question, answers.get(question.id) ?? []))),
  );
  const sums = given.map((_, at) => marks.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const best = sums
    .map((sum, at) => ({ sum, at }))
    .sort((one, other) => other.sum - one.sum || one.at - other.at);
  const third = Math.floor(best.length / 3);
  const upper = best.slice(0, third).map(({ at }) => at);
  const lower = third === 0 ? [] : best.slice(-third).map(({ at }) => at);

  return questions.map((question, nth) => {
    const own = marks[nth] ?? [];
    const rest = sums.map((sum, at) => sum - (own[at] ?? 0));
    const takes = (id: string, at: number) => (given[at]?.get(question.id) ?? []).includes(id);
    const among = (id: string, group: readonly number[]) => mean(group.map((at) => Number(takes(id, at))));
    const options = question.options.map(({ id }): OptionQuality => {
      const chosen = given.filter((_, at) => takes(id, at)).length;
      const share = given.length === 0 ? 0 : chosen / given.length;
      return { id, chosen, share, upper: among(id, upper), lower: among(id, lower) };
    });
    const wrong = question.options.filter(({ isRight }) => !isRight).map(({ id }) => id);
    const isEnough = given.length >= ENOUGH_ATTEMPTS;
    const quality: QuestionQuality = {
      questionId: question.id,
      attempts: given.length,
      facility: mean(own),
      discrimination: correlation(own, rest),
      options,
      unused: isEnough
        ? options.filter(({ id, share }) => wrong.includes(id) && share < UNUSED).map(({ id }) => id)
        : [],
      flags: [],
    };
    return { ...quality, flags: flagsOf(quality, questions.length) };
  });
}

/** Explanation of each flag for the author of the question. */
export const FLAG_WORDS: Readonly<Record<QualityFlag, string>> = {
  easy: 'Слишком лёгкий: верно отвечают почти все.',
  hard: 'Слишком трудный: верно отвечают немногие.',
  key: 'Похоже, ключ неверен: кто лучше знает остальное, отвечает здесь хуже.',
  blind: 'Не различает: знающие и незнающие отвечают одинаково.',
  unused: 'Есть ответы, которые почти никто не выбирает: замените их правдоподобными.',
};
