import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SoonScreen } from '@/components/screens/soon/soon-screen';
import { currentPath } from '@/api/core/server';
import { pageOf } from '@/lib/routes/find-page';
import { titleOf } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

/** Returns the planned page at the requested address; the edge serves this page in its place. */
async function plannedPage() {
  const page = pageOf((await currentPath()).replace(/\?.*$/, ''));
  return typeof page?.planned === 'object'
    ? { title: titleOf(page), text: page.planned.soon, heading: page.planned.heading }
    : undefined;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await plannedPage())?.title };
}

export default async function Page() {
  await requireRoute();
  const planned = await plannedPage();
  if (!planned) notFound();
  return <SoonScreen {...planned} />;
}
