import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { part } from '@/api/core/part';
import { maybe, must } from '@/api/core/server';
import { learningListQuery } from '@/api/learnings/queries';
import { pageListQuery, pageQueryBySlug, type BrandPage } from '@/api/pages/queries';
import {
  chaptersOf,
  neighboursOf,
  storySlug,
  type Chapter,
  type StorySection,
} from '@/lib/domain/brand-story';
import { landingHref, LANDINGS, openLandings } from '@/lib/domain/landings';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { knownBrands, mayOpen } from '@/lib/session/guard';
import * as path from '@/lib/routes/path';

/** Number of newest items on a brand's home. */
const FRESH = 4;

/** Chapters the person may open: a disabled one has no link. */
async function openChapters(brand: string, section: StorySection): Promise<Chapter[]> {
  const chapters = chaptersOf(brand, section);
  const open = await Promise.all(chapters.map(({ href }) => mayOpen(href)));
  return chapters.filter((_, at) => open[at]);
}

/** Returns addresses of the landings that the person may open, whether or not they exist. */
async function allowedLandings(brand: string): Promise<string[]> {
  const hrefs = LANDINGS.map((slug) => landingHref(brand, slug));
  const open = await Promise.all(hrefs.map(mayOpen));
  return hrefs.filter((_, at) => open[at]);
}

/** Loads the first page of a brand's section: its text, chapters with pictures, landings and newest items. */
export async function loadStory(brand: string, section: StorySection) {
  const [page, chapters, all, fresh, allowed] = await Promise.all([
    maybe(pageQueryBySlug(storySlug(brand, section))),
    openChapters(brand, section),
    part(pageListQuery(brand)),
    section === 'about' ? part(learningListQuery({ mark: [brand] }, '-createdAt', FRESH, '1')) : null,
    section === 'about' ? allowedLandings(brand) : [],
  ]);
  // a brand without a story is redirected to its articles
  if (!page) return redirect(path.news(brand));
  const pages = new Map((all?.items ?? []).map((item) => [item.slug, item]));
  const landings = openLandings(all?.items ?? [], allowed);
  return { brand, section, page, chapters, pages, landings, fresh };
}

export type Story = Awaited<ReturnType<typeof loadStory>>;

/** Loads a chapter; 404 for a chapter of another brand, for one after the last and for a disabled one. */
export async function loadChapter(brand: string, section: StorySection, slug: string) {
  const chapters = await openChapters(brand, section);
  const chapter = chapters.find((known) => known.slug === slug);
  if (!chapter) notFound();
  const page = await must(pageQueryBySlug(slug));
  return { brand, section, page, chapter, chapters, ...neighboursOf(chapters, slug) };
}

export type StoryChapter = Awaited<ReturnType<typeof loadChapter>>;

/** The first pages of every brand, for an address without one. */
export async function loadStories(section: StorySection): Promise<BrandPage[]> {
  const [brands, { items }] = await Promise.all([knownBrands(), must(pageListQuery())]);
  return brands
    .filter((brand) => brand !== EMPTY_BRAND)
    .flatMap((brand) => items.find(({ slug }) => slug === storySlug(brand, section)) ?? []);
}
