import type { Metadata } from 'next';
import { loadTest } from '@/components/screens/test-editor/load-test';
import { TestEditor } from '@/components/screens/test-editor/test-editor';
import { editorTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/lk/tests/[id]/edit'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: editorTitle('testEditor', (await params).id) };
}

export default async function Page({ params, searchParams }: Props) {
  const viewer = await requireRoute();
  const { id } = await params;
  const { article, made } = await searchParams;
  const loaded = await loadTest(id, { articleId: oneOf(article) });
  return <TestEditor {...loaded} owner={viewer.id} isJustMade={made === '1'} />;
}
