import type { Metadata } from 'next';
import { loadEditor } from '@/components/screens/content-editor/load-editor';
import { PreviewScreen } from '@/components/screens/content-editor/preview-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('contentPreview') };

export default async function Page({ params }: PageProps<'/lk/content/[id]/preview'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  return <PreviewScreen {...await loadEditor(id)} owner={viewer.id} />;
}
