import 'server-only';
import { notFound } from 'next/navigation';
import { articleListQuery, articleQueryBySlug, type Article } from '@/api/articles/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { EMPTY_BRAND } from '@/lib/routes/sections';

const NEXT = 6;

/** Finds a video under its own brand or under no brand; 404 otherwise. */
export async function findVideo(brand: string, slug: string): Promise<Article> {
  const video = await must(articleQueryBySlug(slug));
  if (video.entries !== 'video' || (brand !== EMPTY_BRAND && video.brand !== brand)) notFound();
  return video;
}

/** Loads a video and others of the brand, in parallel; one more than is shown, as the video may be among them. */
export async function loadVideo(brand: string, slug: string) {
  const [video, list] = await Promise.all([
    findVideo(brand, slug),
    part(articleListQuery({ kind: 'video', brand }, NEXT + 1)),
  ]);
  const next = (list?.items ?? []).filter(({ id }) => id !== video.id).slice(0, NEXT);
  return { video, next };
}
