import type { Metadata } from 'next';
import { articleListQuery, ARTICLES_PAGE } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { VideosScreen } from '@/components/screens/videos/videos-screen';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/videos'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: pageTitle('videos', await nameOfBrand((await params).brand)) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const category = oneOf(query.category);
  const shown = shownOf(query.page, ARTICLES_PAGE);
  const list = await must(articleListQuery({ kind: 'video', brand, category }, shown));
  return (
    <VideosScreen
      brand={brand === EMPTY_BRAND ? null : brand}
      category={category}
      list={list}
      shown={shown}
    />
  );
}
