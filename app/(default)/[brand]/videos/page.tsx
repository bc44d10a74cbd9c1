import type { Metadata } from 'next';
import { articleListQuery, ARTICLES_PAGE } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { videoList, VideosScreen } from '@/components/screens/videos/videos-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/videos'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: pageTitle('videos', await nameOfBrand((await params).brand)) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const view = { ...videoList.read(query), brand };
  const filters = { kind: 'video' as const, brand, category: view.category };
  const list = await must(articleListQuery(filters, videoList.shown(view, ARTICLES_PAGE)));
  return <VideosScreen {...{ view, list }} />;
}
