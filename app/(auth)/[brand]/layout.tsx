import { notFound } from 'next/navigation';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { knownBrands } from '@/lib/session/guard';

/** The brand's accent around a landing; a first segment that is no brand is a 404. */
export default async function Layout({ children, params }: LayoutProps<'/[brand]'>) {
  const { brand } = await params;
  if (brand !== EMPTY_BRAND && !(await knownBrands()).includes(brand)) notFound();
  return <div data-brand={brand}>{children}</div>;
}
