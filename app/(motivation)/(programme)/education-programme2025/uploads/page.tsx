import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { programmeExportsQuery } from '@/api/programme/queries';
import { ProgrammeUploadsScreen } from '@/components/screens/programme-uploads/programme-uploads';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('programmeUploads') };

export default async function Page() {
  await requireRoute();
  const { items } = await must(programmeExportsQuery());
  return <ProgrammeUploadsScreen items={items} />;
}
