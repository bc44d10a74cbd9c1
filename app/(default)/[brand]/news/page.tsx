import type { Metadata } from 'next';
import { articleListQuery, ARTICLES_PAGE } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { newsList, NewsScreen } from '@/components/screens/news/news-screen';
import { titleWithBrand } from '@/lib/routes/page-titles';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/news'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return {
    title: titleWithBrand('news', name),
    description: `Статьи для фармацевтов${name ? ` о средствах ${name}` : ''}: состав, уход и как сказать покупателю.`,
  };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const view = { ...newsList.read(query), brand };
  const filters = { kind: 'article' as const, brand, category: view.category };
  const list = await must(articleListQuery(filters, newsList.shown(view, ARTICLES_PAGE)));
  return <NewsScreen {...{ view, list }} />;
}
