import type { Metadata } from 'next';
import { loadTest } from '@/components/screens/test-editor/load-test';
import { TestEditor } from '@/components/screens/test-editor/test-editor';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('programmeTestEditor') };

export default async function Page({
  params,
  searchParams,
}: PageProps<'/education-programme2025/tests/[id]/edit'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  const { made } = await searchParams;
  const loaded = await loadTest(id, { space: 'programme' });
  return <TestEditor {...loaded} owner={viewer.id} isJustMade={made === '1'} />;
}
