import type { Metadata } from 'next';
import { loadVisitsImport } from '@/components/screens/visits-import/load-visits-import';
import { visitsImport } from '@/components/screens/visits-import/visits-import-address';
import { VisitsImportScreen } from '@/components/screens/visits-import/visits-import-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('orderUploading') };

export default async function Page({ searchParams }: PageProps<'/lk/trainings/order-uploading'>) {
  await requireRoute();
  return <VisitsImportScreen {...await loadVisitsImport(visitsImport.read(await searchParams))} />;
}
