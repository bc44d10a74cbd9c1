import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleQueryBySlug, relatedArticlesQuery } from '@/api/articles/queries';
import { must, requestClient } from '@/api/core/server';
import { VideoScreen } from '@/components/screens/video/video-screen';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/videos/[slug]'>;

/** A video is found under its own brand, or under no brand. */
async function find(params: Props['params']) {
  const { brand, slug } = await params;
  const video = await must(articleQueryBySlug(slug));
  if (video.entries !== 'video' || (brand !== EMPTY_BRAND && video.brand !== brand)) notFound();
  return video;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = await find(params);
  return { title, description };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const video = await find(params);
  const filters = { kind: 'video' as const, brand: video.brand };
  const next = await requestClient()
    .fetchQuery(relatedArticlesQuery(filters, video.id, 4))
    .catch(() => null);
  return <VideoScreen video={video} next={next?.items ?? []} />;
}
