import type { Metadata } from 'next';
import { loadTest, loadVersion } from '@/components/screens/test-editor/load-test';
import { PreviewScreen, VersionScreen } from '@/components/screens/test-editor/preview-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('testPreview') };

export default async function Page({ params, searchParams }: PageProps<'/lk/tests/[id]/preview'>) {
  await requireRoute();
  const { id } = await params;
  const { version } = await searchParams;
  const number = Number(oneOf(version));
  return number > 0 ? (
    <VersionScreen {...await loadVersion(id, number)} />
  ) : (
    <PreviewScreen {...await loadTest(id)} />
  );
}
