import type { articles } from '../db/schema/articles';
import type { ArticleContent } from './content';
import { erid } from './erid';
import { articleHtml, scenesOf } from './markdown';
import { stored, type Pictures } from './pictures';
import { dateOf, placesInLists } from './schedule';

/** An article as histories use it. */
export interface KnownArticle {
  id: string;
  slug: string;
  brand: string;
  publishedAt: Date;
  testSlug: string | null;
}
type Row = typeof articles.$inferInsert & { id: string };

export interface Made<Known> {
  row: Row;
  known: Known;
  category: string;
  tags: readonly string[];
}

export interface ArticleSetting {
  pictures: Pictures;
  markIds: Readonly<Record<string, string>>;
  /** Ids of articles and videos by slug. */
  ids: ReadonlyMap<string, string>;
  /** Ids of the tests that people see, by slug. */
  testIds: ReadonlyMap<string, string>;
}

async function picturesOf(content: ArticleContent, index: number, pictures: Pictures) {
  const { slug, brand, title, scene } = content;
  const lead = pictures.draw({
    kind: 'article',
    brand,
    scene,
    seed: slug,
    index,
    name: title,
    width: 1200,
    height: 900,
    preview: 640,
  });
  const inside = scenesOf(content.text).map((figure, at) =>
    pictures.draw({
      kind: 'article',
      brand,
      scene: figure.scene,
      seed: `${slug}-${at + 1}`,
      // a tone other than the lead picture's
      index: index + 2 + at,
      name: figure.alt,
      width: 960,
      height: 600,
      preview: 640,
    }),
  );
  return { lead: await lead, inside: await Promise.all(inside) };
}

/** Video columns of an article: articles and videos are rows of one table. */
const NO_CLIP = {
  videoWebmUrl: null,
  videoMp4Url: null,
  captionsUrl: null,
  vimeoUrl: null,
  durationSeconds: null,
};

async function makeArticle(
  content: ArticleContent,
  { publishedAt, place }: { publishedAt: Date; place: number },
  { pictures, markIds, ids, testIds }: ArticleSetting,
): Promise<Made<KnownArticle>> {
  const { slug, brand, title } = content;
  const id = ids.get(slug) ?? '';
  const { lead, inside } = await picturesOf(content, place, pictures);
  const testId = content.test === undefined ? undefined : testIds.get(content.test);
  const row: Row = {
    id,
    kind: 'article',
    slug,
    markId: markIds[brand] ?? '',
    title,
    subtitle: null,
    description: content.description,
    content: articleHtml(content.text, inside.map(stored)),
    publishedAt,
    ...erid(content.needErid, slug),
    testId: testId ?? null,
    preview: stored(lead),
    images: [stored(lead)],
    points: 0,
    ...NO_CLIP,
    readMinutes: content.readMinutes,
    chapters: [],
    startDate: null,
    endDate: null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  const testSlug = testId === undefined ? null : (content.test ?? null);
  return {
    row,
    known: { id, slug, brand, publishedAt, testSlug },
    category: content.category,
    tags: content.tags,
  };
}

/** Articles with their HTML and pictures. */
export function makeArticles(
  contents: readonly ArticleContent[],
  dates: ReadonlyMap<string, Date>,
  setting: ArticleSetting,
): Promise<Made<KnownArticle>[]> {
  const places = placesInLists(contents, dates);
  return Promise.all(
    contents.map((content) => {
      const { slug } = content;
      const where = { publishedAt: dateOf(dates, slug), place: places.get(slug) ?? 0 };
      return makeArticle(content, where, setting);
    }),
  );
}
