import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { productGroupsQuery, productItemsQuery, PRODUCTS_PAGE } from '@/api/products/queries';
import { ProductsScreen } from '@/components/screens/products/products-screen';
import { productFilter, productList } from '@/components/screens/products/products-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/products'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: pageTitle('products', await nameOfBrand((await params).brand)) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const view = { ...productList.read(query), brand };
  const filter = productFilter(view);
  const [list, groups] = await Promise.all([
    must(productItemsQuery(filter, view.sort, productList.shown(view, PRODUCTS_PAGE))),
    part(productGroupsQuery(filter)),
  ]);
  return <ProductsScreen view={view} list={list} groups={groups?.items ?? []} />;
}
