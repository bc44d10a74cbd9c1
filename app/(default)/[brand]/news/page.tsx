import type { Metadata } from 'next';
import { articleListQuery, ARTICLES_PAGE } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { NewsScreen } from '@/components/screens/news/news-screen';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/news'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return {
    title: name ? `Статьи ${name}` : 'Статьи',
    description: `Статьи для фармацевтов${name ? ` о средствах ${name}` : ''}: состав, уход и как сказать покупателю.`,
  };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const category = oneOf(query.category);
  const shown = shownOf(query.page, ARTICLES_PAGE);
  const list = await must(articleListQuery({ kind: 'article', brand, category }, shown));
  return <NewsScreen brand={brand === EMPTY_BRAND ? null : brand} {...{ category, list, shown }} />;
}
