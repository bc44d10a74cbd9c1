/** As much of a version of a test as tells two of them apart. */
export interface ComparedTest {
  title: string;
  description: string;
  image: { originalUrl: string } | null;
  markId: string;
  videoId: string | null;
  startDate: string | null;
  endDate: string | null;
  countPoints: number;
  availableErrorsCount: number;
  pointsMultiplier: number;
  multipleChoiceScoring: string;
  questions: readonly ComparedQuestion[];
}
interface ComparedOption {
  id: string;
  text: string;
  image: { originalUrl: string } | null;
  isRight: boolean;
  countPoints: number;
  explanation: string;
}
interface ComparedQuestion {
  /** The same question in another version has the same id; so have options. */
  id: string;
  text: string;
  type: string;
  image: { originalUrl: string } | null;
  explanation: string;
  articleId: string | null;
  options: readonly ComparedOption[];
}

/** What of a test as a whole may differ, in the order of its editor. */
export const TEST_PARTS = [
  'title',
  'description',
  'brand',
  'dates',
  'kind',
  'points',
  'scoring',
  'video',
  'image',
] as const;
export type TestPart = (typeof TEST_PARTS)[number];

/** What of a question may differ. `key`: which answers are right. */
export const QUESTION_PARTS = ['text', 'image', 'key', 'points', 'options', 'explanation'] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];

/** As people read them. */
export const TEST_PART_WORDS: Readonly<Record<TestPart, string>> = {
  title: 'название',
  description: 'описание',
  brand: 'бренд',
  dates: 'сроки',
  kind: 'вид и допустимые ошибки',
  points: 'баллы за тест',
  scoring: 'счёт нескольких верных ответов',
  video: 'видео',
  image: 'картинка',
};
export const QUESTION_PART_WORDS: Readonly<Record<QuestionPart, string>> = {
  text: 'текст',
  image: 'картинка',
  key: 'верный ответ',
  points: 'баллы',
  options: 'ответы',
  explanation: 'пояснение',
};

interface NamedQuestion {
  /** From 1: in the new version, of a removed one in the old. */
  number: number;
  text: string;
}

export interface TestChanges {
  parts: TestPart[];
  added: NamedQuestion[];
  removed: NamedQuestion[];
  changed: (NamedQuestion & { parts: QuestionPart[] })[];
  /** Questions that both have stand in another order. */
  isReordered: boolean;
  /** What was sent may come to another sum by the new version. */
  isScoredOtherwise: boolean;
}

const pictureOf = ({ image }: { image: { originalUrl: string } | null }) => image?.originalUrl ?? '';
const day = (date: string | null) => (date === null ? '' : String(Date.parse(date)));
const rights = ({ options }: ComparedQuestion) =>
  options
    .filter(({ isRight }) => isRight)
    .map(({ id }) => id)
    .sort()
    .join();
const pays = ({ options }: ComparedQuestion) =>
  options
    .map(({ id, countPoints }) => `${id} ${String(countPoints)}`)
    .sort()
    .join();
const offers = ({ options }: ComparedQuestion) =>
  JSON.stringify(options.map((option) => [option.id, option.text, pictureOf(option)]));
const explains = ({ explanation, articleId, options }: ComparedQuestion) =>
  JSON.stringify([
    explanation,
    articleId,
    options.map((option) => `${option.id} ${option.explanation}`).sort(),
  ]);

/** By part: what two questions are compared by. */
const QUESTION_SAYS: Readonly<Record<QuestionPart, (question: ComparedQuestion) => string>> = {
  text: ({ text, type }) => `${type} ${text}`,
  image: pictureOf,
  key: rights,
  points: pays,
  options: offers,
  explanation: explains,
};

/** By part: what two tests are compared by. Points of a plain test are those of its answers. */
const TEST_SAYS: Readonly<Record<TestPart, (test: ComparedTest) => string>> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  brand: ({ markId }) => markId,
  dates: ({ startDate, endDate }) => `${day(startDate)} ${day(endDate)}`,
  kind: ({ availableErrorsCount }) => String(availableErrorsCount),
  points: ({ availableErrorsCount, countPoints, pointsMultiplier }) =>
    `${availableErrorsCount > 0 ? String(countPoints) : ''} ${String(pointsMultiplier)}`,
  scoring: ({ multipleChoiceScoring }) => multipleChoiceScoring,
  video: ({ videoId }) => videoId ?? '',
  image: pictureOf,
};

const SCORED_TEST: readonly TestPart[] = ['kind', 'points', 'scoring'];
const SCORED_QUESTION: readonly QuestionPart[] = ['key', 'points'];

/** What the second version says, asks or pays otherwise than the first. */
export function testChanges(before: ComparedTest, after: ComparedTest): TestChanges {
  const parts = TEST_PARTS.filter((part) => TEST_SAYS[part](before) !== TEST_SAYS[part](after));
  const had = new Map(before.questions.map((question) => [question.id, question]));
  const has = new Set(after.questions.map(({ id }) => id));
  const named = ({ text }: ComparedQuestion, at: number) => ({ number: at + 1, text });
  const numbered = (questions: readonly ComparedQuestion[], isChosen: (id: string) => boolean) =>
    questions.flatMap((question, at) => (isChosen(question.id) ? [named(question, at)] : []));
  const changed = after.questions.flatMap((question, at) => {
    const old = had.get(question.id);
    const said = old
      ? QUESTION_PARTS.filter((part) => QUESTION_SAYS[part](old) !== QUESTION_SAYS[part](question))
      : [];
    return said.length > 0 ? [{ ...named(question, at), parts: said }] : [];
  });
  const stayed = (questions: readonly ComparedQuestion[]) =>
    questions.filter(({ id }) => had.has(id) && has.has(id)).map(({ id }) => id);
  return {
    parts,
    added: numbered(after.questions, (id) => !had.has(id)),
    removed: numbered(before.questions, (id) => !has.has(id)),
    changed,
    isReordered: stayed(before.questions).join() !== stayed(after.questions).join(),
    isScoredOtherwise:
      parts.some((part) => SCORED_TEST.includes(part)) ||
      changed.some((question) => question.parts.some((part) => SCORED_QUESTION.includes(part))),
  };
}

/** Nothing that anybody would see. */
export const isSameTest = ({ parts, added, removed, changed, isReordered }: TestChanges): boolean =>
  [parts, added, removed, changed].every(({ length }) => length === 0) && !isReordered;
