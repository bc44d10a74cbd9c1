import { notFound } from 'next/navigation';
import { BrandBar } from '@/components/blocks/brand-nav/brand-bar';
import { FlatFrame } from '@/components/blocks/flat/flat-frame';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { knownBrands } from '@/lib/session/guard';

/**
 * Layout of a brand: its accent and sections. An unknown brand in the first segment is a 404; `empty` means all brands.
 */
export default async function Layout({ children, params }: LayoutProps<'/[brand]'>) {
  const { brand } = await params;
  if (brand !== EMPTY_BRAND && !(await knownBrands()).includes(brand)) notFound();
  return (
    <div data-brand={brand}>
      <FlatFrame>
        <BrandBar brand={brand} />
      </FlatFrame>
      {children}
    </div>
  );
}
