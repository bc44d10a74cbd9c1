import { RECORDING_SECTIONS, recordingSectionTitle } from '@/lib/domain/recordings';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import type { FileStore } from '../files/store';
import type { articleCategories, articles, categories } from '../db/schema/articles';
import { makeArticles, type KnownArticle } from './articles';
import type { Calendar } from './calendar';
import {
  CATEGORIES,
  type ArticleContent,
  readArticles,
  readClips,
  readRecordings,
  readTests,
  readVideos,
} from './content';
import type { Pictures } from './pictures';
import { makeRecordings } from './recordings';
import { dateOf, publication, type Dated } from './schedule';
import { tagsOf, type Tag } from './tags';
import { makeTests, type Tests } from './tests';
import { makeVideos, type KnownVideo } from './videos';

const ARTICLE_DAYS = 150;
const VIDEO_DAYS = 236;
const RECORDING_DAYS = 320;
/** Categories: themes, and the sections of the academy for recordings. */
const CATEGORY_TITLES = [
  ...Object.entries(CATEGORIES),
  ...RECORDING_SECTIONS.map((slug) => [slug, recordingSectionTitle(slug)] as const),
];

export interface Materials {
  tests: Tests;
  /** Articles and videos, the oldest first. */
  articles: (typeof articles.$inferInsert)[];
  categories: (typeof categories.$inferInsert)[];
  articleCategories: (typeof articleCategories.$inferInsert)[];
  /** Tags of articles and videos by id. */
  tags: Map<string, Tag[]>;
  knownArticles: KnownArticle[];
  knownVideos: KnownVideo[];
}

export interface Setting {
  calendar: Calendar;
  pictures: Pictures;
  files: FileStore;
  markIds: Readonly<Record<string, string>>;
}

const oldestFirst = <T extends Dated>(items: readonly T[], dates: ReadonlyMap<string, Date>) =>
  [...items].sort((left, right) => dateOf(dates, left.slug).getTime() - dateOf(dates, right.slug).getTime());

/** Publication dates of tests: with their article, or later for a new test. */
function testDates(
  tests: readonly Dated[],
  contents: readonly ArticleContent[],
  dates: ReadonlyMap<string, Date>,
  calendar: Calendar,
) {
  const own = publication(tests, ARTICLE_DAYS, calendar);
  return new Map(
    tests.map(({ slug, tags }) => {
      const article = contents.find((item) => item.test === slug);
      const together = article && !tags.includes('novinki');
      return [slug, together ? dateOf(dates, article.slug) : dateOf(own, slug)] as const;
    }),
  );
}

/** Articles, videos and tests with everything that belongs to them; ids follow the dates of publication. */
export async function makeMaterials(setting: Setting): Promise<Materials> {
  const { calendar } = setting;
  const [texts, clips, asked] = [readArticles(), readVideos(), readTests()];
  const talks = readRecordings().map((talk) => ({ ...talk, brand: PORTAL_BRAND }));
  const articleDates = publication(texts, ARTICLE_DAYS, calendar);
  const videoDates = publication(clips, VIDEO_DAYS, calendar);
  const dates = testDates(asked, texts, articleDates, calendar);
  const talkDates = publication(talks, RECORDING_DAYS, calendar);
  const everyDate = new Map([...articleDates, ...videoDates, ...talkDates]);
  const ids = idsByDate([...texts, ...clips, ...talks], everyDate);
  const tests = makeTests(oldestFirst(asked, dates), dates, { ...setting, articleIds: ids });
  const known = { ...setting, ids, testIds: tests.visibleIds, clips: readClips() };
  const [made, videos, recordings, rows] = await Promise.all([
    makeArticles(texts, articleDates, known),
    makeVideos(clips, videoDates, known),
    makeRecordings(talks, talkDates, known),
    tests.drawn,
  ]);
  const oneTheme = [...made, ...videos].map((item) => ({ ...item, categories: [item.category] }));
  const all = [...oneTheme, ...recordings].sort((left, right) => Number(left.row.id) - Number(right.row.id));
  const categoryId = (slug: string) => String(CATEGORY_TITLES.findIndex(([title]) => title === slug) + 1);
  return {
    tests: rows,
    articles: all.map(({ row }) => row),
    categories: CATEGORY_TITLES.map(([slug, title], position) => ({
      id: categoryId(slug),
      slug,
      title,
      position,
    })),
    articleCategories: all.flatMap(({ row, categories: slugs }) =>
      slugs.map((slug) => ({ articleId: row.id, categoryId: categoryId(slug) })),
    ),
    tags: new Map(all.map(({ row, tags }) => [row.id, tagsOf(tags)])),
    knownArticles: made.map(({ known: article }) => article),
    knownVideos: videos.map(({ known: video }) => video),
  };
}

function idsByDate(items: readonly Dated[], dates: ReadonlyMap<string, Date>): Map<string, string> {
  return new Map(oldestFirst(items, dates).map(({ slug }, at) => [slug, String(at + 1)]));
}
