import type { Metadata } from 'next';
import { ContentEditor } from '@/components/screens/content-editor/content-editor';
import { loadEditor } from '@/components/screens/content-editor/load-editor';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('contentEditor') };

export default async function Page({ params }: PageProps<'/lk/content/[id]/edit'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  return <ContentEditor {...await loadEditor(id)} owner={viewer.id} />;
}
