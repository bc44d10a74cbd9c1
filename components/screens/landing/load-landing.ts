import 'server-only';
import { notFound } from 'next/navigation';
import { must } from '@/api/core/server';
import { pageQueryBySlug, type BrandPage } from '@/api/pages/queries';
import { EMPTY_BRAND } from '@/lib/routes/sections';

export type Landing = BrandPage & { executableFile: string };

/** Finds a landing under its own brand or under no brand; 404 otherwise, and for a page without a package. */
export async function findLanding(brand: string, slug: string): Promise<Landing> {
  const page = await must(pageQueryBySlug(slug));
  const { executableFile } = page;
  if (![page.markId, EMPTY_BRAND].includes(brand) || !executableFile) notFound();
  return { ...page, executableFile };
}
