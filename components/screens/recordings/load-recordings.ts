import 'server-only';
import { notFound } from 'next/navigation';
import {
  articleListQuery,
  articleQueryById,
  articleQueryBySlug,
  ARTICLES_PAGE,
  relatedArticlesQuery,
  type Article,
} from '@/api/articles/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { isRecordingSection, recordingSectionPath, type RecordingSection } from '@/lib/domain/recordings';
import { pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type GivenQuery } from '@/lib/lists/list-address';
import { EMPTY_BRAND, PORTAL_BRAND } from '@/lib/routes/sections';

export const recordingList = listAddress({
  path: ({ section }: { section: RecordingSection }) => recordingSectionPath(section),
  fields: { category: slug(100), page: pageNumber() },
});

/** Loads a section of recordings by its address. */
export async function loadRecordings(section: RecordingSection, query: GivenQuery) {
  const view = { ...recordingList.read(query), section };
  const filters = { kind: 'video' as const, brand: EMPTY_BRAND, section, category: view.category };
  return { view, list: await must(articleListQuery(filters, recordingList.shown(view, ARTICLES_PAGE))) };
}

export type Recordings = Awaited<ReturnType<typeof loadRecordings>>;

/** The recording's section; undefined for a video of none. */
const sectionOf = ({ categories = [] }: Article) =>
  categories.map(({ slug }) => slug).find((slug) => isRecordingSection(slug));

/**
 * Finds a recording by slug or, as links have it (section 2), by id: a video of no brand, or one in a section of the
 * academy. 404 for any other.
 */
export async function findRecording(key: string): Promise<Article> {
  const video = await must(/^\d+$/.test(key) ? articleQueryById(key) : articleQueryBySlug(key));
  const isOurs = video.brand === PORTAL_BRAND || sectionOf(video) !== undefined;
  if (video.entries !== 'video' || !isOurs) notFound();
  return video;
}

/** Recordings to watch next; [] when their request failed. */
export async function nextRecordings(video: Article): Promise<Article[]> {
  const section = sectionOf(video) ?? 'webinars';
  const filters = { kind: 'video' as const, brand: EMPTY_BRAND, section };
  return (await part(relatedArticlesQuery(filters, video.id, 4)))?.items ?? [];
}
