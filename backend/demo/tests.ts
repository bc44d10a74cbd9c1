import type { ScoredTest } from '@/lib/domain/scoring';
import type { options, questions, tests } from '../db/schema/tests';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import type { TestContent } from './content';
import { stored, type Pictures } from './pictures';
import { dateOf, placesInLists } from './schedule';
import { tagsOf, type Tag } from './tags';

/** A test as histories use it. */
export interface KnownTest {
  id: string;
  slug: string;
  brand: string;
  title: string;
  publishedAt: Date;
  startDate: Date | null;
  endDate: Date | null;
  /** People see it: published and not hidden. */
  isVisible: boolean;
  scored: ScoredTest;
}
export interface Tests {
  rows: (typeof tests.$inferInsert)[];
  questions: (typeof questions.$inferInsert)[];
  options: (typeof options.$inferInsert)[];
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

interface Ids {
  question: () => string;
  option: () => string;
}

function questionRows(content: TestContent, testId: string, ids: Ids) {
  return content.questions.map((question, position) => {
    const id = ids.question();
    const choices = question.options.map((option, place) => ({
      id: ids.option(),
      questionId: id,
      text: option.text,
      isRight: option.right,
      countPoints: option.points,
      position: place,
    }));
    return { row: { id, testId, text: question.text, type: question.type, position }, options: choices };
  });
}

/** Points are kept before the multiplier; the content says what a perfect result pays. */
function baseOf({ countPoints, pointsMultiplier }: TestContent): number {
  return Math.round(countPoints / pointsMultiplier);
}

export interface TestSetting {
  calendar: Calendar;
  pictures: Pictures;
  markIds: Readonly<Record<string, string>>;
}

/**
 * Tests with their questions, numbered in the order given; `drawn` comes when their pictures are there. `dates` are
 * those of publication.
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
    return { content, id, place: places.get(content.slug) ?? 0, asked: questionRows(content, id, ids) };
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
    questions: made.flatMap(({ asked }) => asked.map(({ row }) => row)),
    options: made.flatMap(({ asked }) => asked.flatMap(({ options: choices }) => choices)),
    known: made.map(({ known }) => known),
    tags: new Map(made.map(({ known, content }) => [known.id, tagsOf(content.tags)])),
  };
}

interface Numbered {
  content: TestContent;
  id: string;
  place: number;
  asked: ReturnType<typeof questionRows>;
}

function scoredTest(points: Omit<ScoredTest, 'questions'>, asked: Numbered['asked']): ScoredTest {
  return {
    ...points,
    questions: asked.map(({ row: { id, type }, options: choices }) => ({
      id,
      type,
      options: choices.map(({ id: optionId, isRight, countPoints }) => ({
        id: optionId,
        isRight,
        countPoints,
      })),
    })),
  };
}

function drawTest({ brand, scene, slug, title }: TestContent, index: number, pictures: Pictures) {
  const size = { width: 800, height: 600, preview: 480 };
  return pictures.draw({ kind: 'test', brand, scene, seed: slug, index, name: title, ...size });
}

async function makeTest({ content, id, place, asked }: Numbered, publishedAt: Date, setting: TestSetting) {
  const { calendar, pictures, markIds } = setting;
  const { slug, brand, title } = content;
  const drawn = await drawTest(content, place, pictures);
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
    description: content.description,
    isHidden: slug === HIDDEN,
    isPublished: slug !== DRAFT,
    publishedAt,
    ...points,
    image: stored(drawn),
    ...times,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  const scored = scoredTest(points, asked);
  const known: KnownTest = {
    id,
    slug,
    brand,
    title,
    publishedAt,
    ...times,
    isVisible: isVisible(slug),
    scored,
  };
  return { content, row, asked, known };
}
