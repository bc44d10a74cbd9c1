import type { Metadata } from 'next';
import { loadSurvey, loadVersion } from '@/components/screens/survey-editor/load-survey';
import { PreviewScreen, VersionScreen } from '@/components/screens/survey-editor/preview-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('surveyPreview') };

export default async function Page({ params, searchParams }: PageProps<'/lk/surveys/[id]/preview'>) {
  await requireRoute();
  const { id } = await params;
  const { version } = await searchParams;
  const number = Number(oneOf(version));
  return number > 0 ? (
    <VersionScreen {...await loadVersion(id, number)} />
  ) : (
    <PreviewScreen {...await loadSurvey(id)} />
  );
}
