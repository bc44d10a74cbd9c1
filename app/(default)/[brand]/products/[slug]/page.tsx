import type { Metadata } from 'next';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { findProduct, loadAroundProduct } from '@/components/screens/product/load-product';
import { ProductScreen } from '@/components/screens/product/product-screen';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/products/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, slug } = await params;
  const { title, shortDescription } = await findProduct(brand, slug);
  return { title, description: shortDescription };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const { brand, slug } = await params;
  const product = await findProduct(brand, slug);
  return (
    <>
      <ContentView type="product" id={product.id} />
      <ProductScreen product={product} around={await loadAroundProduct(product)} now={new Date()} />
    </>
  );
}
