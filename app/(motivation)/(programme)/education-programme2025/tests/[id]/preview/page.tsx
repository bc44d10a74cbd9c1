import type { Metadata } from 'next';
import { loadTest } from '@/components/screens/test-editor/load-test';
import { PreviewScreen } from '@/components/screens/test-editor/preview-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('programmeTestPreview') };

export default async function Page({ params }: PageProps<'/education-programme2025/tests/[id]/preview'>) {
  await requireRoute();
  const { id } = await params;
  return <PreviewScreen {...await loadTest(id, { space: 'programme' })} />;
}
