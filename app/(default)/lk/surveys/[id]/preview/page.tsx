import type { Metadata } from 'next';
import { loadSurvey } from '@/components/screens/survey-editor/load-survey';
import { PreviewScreen } from '@/components/screens/survey-editor/preview-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('surveyPreview') };

export default async function Page({ params }: PageProps<'/lk/surveys/[id]/preview'>) {
  await requireRoute();
  return <PreviewScreen {...await loadSurvey((await params).id)} />;
}
