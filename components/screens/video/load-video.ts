import 'server-only';
import { notFound } from 'next/navigation';
import { articleListQuery, articleQueryBySlug, type Article } from '@/api/articles/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { EMPTY_BRAND } from '@/lib/routes/sections';

const NEXT = 6;

/** A video is found under its own brand, or under no brand. */
export async function findVideo(brand: string, slug: string): Promise<Article> {
  const video = await must(articleQueryBySlug(slug));
  if (video.entries !== 'video' || (brand !== EMPTY_BRAND && video.brand !== brand)) notFound();
  return video;
}

/** A video and others of the brand: both are asked for at once, one more than is shown, as it may be among them. */
export async function loadVideo(brand: string, slug: string) {
  const [video, list] = await Promise.all([
    findVideo(brand, slug),
    part(articleListQuery({ kind: 'video', brand }, NEXT + 1)),
  ]);
  const next = (list?.items ?? []).filter(({ id }) => id !== video.id).slice(0, NEXT);
  return { video, next };
}
