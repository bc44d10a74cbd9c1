import 'server-only';
import { notFound } from 'next/navigation';
import { must } from '@/api/core/server';
import { pageQueryBySlug, type BrandPage } from '@/api/pages/queries';
import { EMPTY_BRAND } from '@/lib/routes/sections';

export type Landing = BrandPage & { executableFile: string };

/** A landing is found under its own brand and under no brand; a page without a package is none. */
export async function findLanding(brand: string, slug: string): Promise<Landing> {
  const page = await must(pageQueryBySlug(slug));
  const { executableFile } = page;
  if (![page.markId, EMPTY_BRAND].includes(brand) || !executableFile) notFound();
  return { ...page, executableFile };
}
