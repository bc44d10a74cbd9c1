import type { Metadata } from 'next';
import { loadImport } from '@/components/blocks/import-wizard/load-import';
import { glossaryImport } from '@/components/screens/glossary-import/glossary-import-address';
import { GlossaryImportScreen } from '@/components/screens/glossary-import/glossary-import-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('glossaryImport') };

export default async function Page({ searchParams }: PageProps<'/lk/glossary-import'>) {
  await requireRoute();
  const view = glossaryImport.read(await searchParams);
  return <GlossaryImportScreen view={view} loaded={await loadImport('glossary-words', view)} />;
}
