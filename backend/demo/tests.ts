import type { ScoredTest } from '@/lib/domain/scoring';
import type { testRevisions, tests } from '../db/schema/tests';
import type { StoredQuestion } from '../db/schema/types';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import type { TestContent } from './content';
import { stored, type Pictures } from './pictures';
import { dateOf, placesInLists } from './schedule';
import { tagsOf, type Tag } from './tags';

/** A test as histories use it. */
export interface KnownTest {
  id: string;
  revisionId: string;
  slug: string;
  brand: string;
  title: string;
  publishedAt: Date;
  startDate: Date | null;
  endDate: Date | null;
  /** Whether people see the test: it is published and not hidden. */
  isVisible: boolean;
  scored: ScoredTest;
}
export interface Tests {
  rows: (typeof tests.$inferInsert)[];
  revisions: (typeof testRevisions.$inferInsert)[];
  known: KnownTest[];
  tags: Map<string, Tag[]>;
}

/** The tests that show the other states: still closed, over, hidden, a draft. */
const FUTURE = 'test-sostav-inci';
const ENDED = 'test-ochishchenie';
const HIDDEN = 'zhirnye-korni-ekspress';
const DRAFT = 'test-solnce-i-deti';

const isVisible = (slug: string) => slug !== HIDDEN && slug !== DRAFT;

function datesOf(slug: string, calendar: Calendar) {
  return {
    startDate: slug === FUTURE ? calendar.ago(-6, '09:00') : null,
    endDate: slug === ENDED ? calendar.ago(4, '23:59') : null,
  };
}

/** A question that names its article by its slug. */
type Asked = Omit<StoredQuestion, 'articleId'> & { article: string | null };

interface Ids {
  question: () => string;
  option: () => string;
}

function questionsOf(content: TestContent, ids: Ids): Asked[] {
  return content.questions.map(({ text, type, why = '', article = null, options }) => ({
    id: ids.question(),
    text,
    type,
    image: null,
    explanation: why,
    article,
    options: options.map((option) => ({
      id: ids.option(),
      text: option.text,
      image: null,
      isRight: option.right,
      countPoints: option.points,
      explanation: option.why ?? '',
    })),
  }));
}

/** Points before the multiplier, as they are stored; the content has the points of a perfect result. */
function baseOf({ countPoints, pointsMultiplier }: TestContent): number {
  return Math.round(countPoints / pointsMultiplier);
}

export interface TestSetting {
  calendar: Calendar;
  pictures: Pictures;
  markIds: Readonly<Record<string, string>>;
  /** Ids of articles named in explanations, by slug. */
  articleIds: ReadonlyMap<string, string>;
}

/**
 * Makes tests with their questions, numbered in the order given, by the `dates` of publication; `drawn` resolves when
 * their pictures are drawn.
 */
export function makeTests(
  contents: readonly TestContent[],
  dates: ReadonlyMap<string, Date>,
  setting: TestSetting,
): { visibleIds: Map<string, string>; drawn: Promise<Tests> } {
  const ids: Ids = { question: counter(), option: counter() };
  const places = placesInLists(contents, dates);
  const numbered = contents.map((content, at) => {
    const id = String(at + 1);
    return { content, id, place: places.get(content.slug) ?? 0, asked: questionsOf(content, ids) };
  });
  return {
    visibleIds: new Map(
      numbered.filter(({ content }) => isVisible(content.slug)).map(({ content, id }) => [content.slug, id]),
    ),
    drawn: Promise.all(
      numbered.map((test) => makeTest(test, dateOf(dates, test.content.slug), setting)),
    ).then(gather),
  };
}

function gather(made: readonly Awaited<ReturnType<typeof makeTest>>[]): Tests {
  return {
    rows: made.map(({ row }) => row),
    revisions: made.map(({ revision }) => revision),
    known: made.map(({ known }) => known),
    tags: new Map(made.map(({ known, content }) => [known.id, tagsOf(content.tags)])),
  };
}

interface Numbered {
  content: TestContent;
  id: string;
  place: number;
  asked: readonly Asked[];
}

function drawTest({ brand, scene, slug, title }: TestContent, index: number, pictures: Pictures) {
  const size = { width: 800, height: 600, preview: 480 };
  return pictures.draw({ kind: 'test', brand, scene, seed: slug, index, name: title, ...size });
}

function withArticles(asked: readonly Asked[], ids: TestSetting['articleIds']): StoredQuestion[] {
  return asked.map(({ article, ...question }) => {
    const articleId = article === null ? null : ids.get(article);
    if (articleId === undefined)
      throw new Error(`A question names the article ${String(article)}: there is none`);
    return { ...question, articleId };
  });
}

async function makeTest({ content, id, place, asked }: Numbered, publishedAt: Date, setting: TestSetting) {
  const { calendar, pictures, markIds, articleIds } = setting;
  const { slug, brand, title, description } = content;
  const isDraft = slug === DRAFT;
  const image = stored(await drawTest(content, place, pictures));
  const times = datesOf(slug, calendar);
  const points = {
    countPoints: baseOf(content),
    availableErrorsCount: content.express ? content.allowedErrors : 0,
    pointsMultiplier: content.pointsMultiplier,
    multipleChoiceScoring: 'right-minus-wrong' as const,
  };
  const row = {
    id,
    markId: markIds[brand] ?? '',
    title,
    description,
    isHidden: slug === HIDDEN,
    isPublished: !isDraft,
    publishedAt: isDraft ? null : publishedAt,
    ...points,
    image,
    ...times,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  const revision = {
    id,
    testId: id,
    number: 1,
    state: isDraft ? ('draft' as const) : ('published' as const),
    content: { title, description, image, ...points, questions: withArticles(asked, articleIds) },
    createdAt: publishedAt,
    publishedAt: isDraft ? null : publishedAt,
  };
  const known: KnownTest = {
    id,
    revisionId: id,
    slug,
    brand,
    title,
    publishedAt,
    ...times,
    isVisible: isVisible(slug),
    scored: { ...points, questions: asked },
  };
  return { content, row, revision, known };
}
