import {
  contentChanges,
  datesOf,
  instant,
  pictureOf,
  type ContentChanges,
  type Says,
} from './content-changes';

/** Fields of a test's version that are compared. */
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
  /** Themes, gammas and the time of publication belong to the test, not to a version; compared on a new publication. */
  tags?: readonly string[];
  gammas?: readonly string[];
  outAt?: string | null;
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
  /** A question keeps its id across versions, and so do options. */
  id: string;
  text: string;
  type: string;
  image: { originalUrl: string } | null;
  explanation: string;
  articleId: string | null;
  options: readonly ComparedOption[];
}

/** Parts of a whole test that may differ, in the order of its editor. */
export const TEST_PARTS = [
  'title',
  'description',
  'brand',
  'dates',
  'due',
  'kind',
  'points',
  'scoring',
  'video',
  'image',
  'themes',
  'gammas',
] as const;
export type TestPart = (typeof TEST_PARTS)[number];

/** Parts of a question that may differ. `key`: which answers are right. */
export const QUESTION_PARTS = ['text', 'image', 'key', 'points', 'options', 'explanation'] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];

/** Names of the parts in Russian. */
export const TEST_PART_WORDS: Readonly<Record<TestPart, string>> = {
  title: 'название',
  description: 'описание',
  brand: 'бренд',
  dates: 'сроки',
  due: 'день выхода',
  kind: 'вид и допустимые ошибки',
  points: 'баллы за тест',
  scoring: 'счёт нескольких верных ответов',
  video: 'видео',
  image: 'картинка',
  themes: 'темы',
  gammas: 'гаммы',
};
export const QUESTION_PART_WORDS: Readonly<Record<QuestionPart, string>> = {
  text: 'текст',
  image: 'картинка',
  key: 'верный ответ',
  points: 'баллы',
  options: 'ответы',
  explanation: 'пояснение',
};

/** `isScoredOtherwise`: the new version may give sent attempts another score. */
export type TestChanges = ContentChanges<TestPart, QuestionPart> & { isScoredOtherwise: boolean };

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

/** For each part: a string by which two questions are compared. */
const QUESTION_SAYS: Says<QuestionPart, ComparedQuestion> = {
  text: ({ text, type }) => `${type} ${text}`,
  image: pictureOf,
  key: rights,
  points: pays,
  options: offers,
  explanation: explains,
};

const listed = (slugs: readonly string[] = []) => [...slugs].sort().join(' ');

/** For each part: a string by which two tests are compared. Points of a plain test are compared in its questions. */
const TEST_SAYS: Says<TestPart, ComparedTest> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  brand: ({ markId }) => markId,
  dates: datesOf,
  due: ({ outAt }) => instant(outAt ?? null),
  kind: ({ availableErrorsCount }) => String(availableErrorsCount),
  points: ({ availableErrorsCount, countPoints, pointsMultiplier }) =>
    `${availableErrorsCount > 0 ? String(countPoints) : ''} ${String(pointsMultiplier)}`,
  scoring: ({ multipleChoiceScoring }) => multipleChoiceScoring,
  video: ({ videoId }) => videoId ?? '',
  image: pictureOf,
  themes: ({ tags }) => listed(tags),
  gammas: ({ gammas }) => listed(gammas),
};

const SCORED_TEST: readonly TestPart[] = ['kind', 'points', 'scoring'];
const SCORED_QUESTION: readonly QuestionPart[] = ['key', 'points'];

/** Differences of the second version from the first. */
export function testChanges(before: ComparedTest, after: ComparedTest): TestChanges {
  const changes = contentChanges(before, after, [TEST_PARTS, TEST_SAYS], [QUESTION_PARTS, QUESTION_SAYS]);
  return {
    ...changes,
    isScoredOtherwise:
      // a removed question takes its points and its errors out of the score
      changes.removed.length > 0 ||
      changes.parts.some((part) => SCORED_TEST.includes(part)) ||
      changes.changed.some((question) => question.parts.some((part) => SCORED_QUESTION.includes(part))),
  };
}
