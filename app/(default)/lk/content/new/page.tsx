import type { Metadata } from 'next';
import { ContentEditor } from '@/components/screens/content-editor/content-editor';
import { loadEditor } from '@/components/screens/content-editor/load-editor';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('contentNew') };

export default async function Page({ searchParams }: PageProps<'/lk/content/new'>) {
  const viewer = await requireRoute();
  const { kind } = await searchParams;
  const loaded = await loadEditor(NEW_SUBJECT, kind === 'video' ? 'video' : 'article');
  return <ContentEditor {...loaded} owner={viewer.id} />;
}
