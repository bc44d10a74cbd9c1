import type { Metadata } from 'next';
import type { Product } from '@/api/products/queries';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { findProduct, loadAroundProduct } from '@/components/screens/product/load-product';
import { ProductScreen } from '@/components/screens/product/product-screen';
import { env } from '@/lib/config/portal';
import { requireRoute } from '@/lib/session/guard';

/**
 * Open Graph metadata of a shared link to the product; empty without `PUBLIC_URL`, as its addresses must be absolute.
 */
function shared(title: string, image: Product['images']['ogImage']): Metadata {
  const { PUBLIC_URL } = env();
  if (!PUBLIC_URL || !image) return {};
  return {
    openGraph: { title, images: [{ url: new URL(image.originalUrl, PUBLIC_URL).href, alt: image.name }] },
  };
}

type Props = PageProps<'/[brand]/products/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, slug } = await params;
  const { title, shortDescription, images } = await findProduct(brand, slug);
  return { title, description: shortDescription, ...shared(title, images.ogImage) };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const { brand, slug } = await params;
  const now = new Date();
  const product = await findProduct(brand, slug);
  return (
    <>
      <ContentView type="product" id={product.id} />
      <ProductScreen product={product} around={await loadAroundProduct(product, now)} now={now} />
    </>
  );
}
