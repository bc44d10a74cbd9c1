import type { Metadata } from 'next';
import { loadTest } from '@/components/screens/test-editor/load-test';
import { TestEditor } from '@/components/screens/test-editor/test-editor';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('testEditor') };

export default async function Page({ params, searchParams }: PageProps<'/lk/tests/[id]/edit'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  const { article, made } = await searchParams;
  const loaded = await loadTest(id, { articleId: oneOf(article) });
  return <TestEditor {...loaded} owner={viewer.id} isJustMade={made === '1'} />;
}
