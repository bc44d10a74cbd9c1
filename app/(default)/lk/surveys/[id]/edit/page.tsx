import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { loadSurvey } from '@/components/screens/survey-editor/load-survey';
import { SurveyForm } from '@/components/screens/survey-editor/survey-form';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { editorTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/lk/surveys/[id]/edit'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: editorTitle('surveyEditor', (await params).id) };
}

export default async function Page({ params, searchParams }: Props) {
  const viewer = await requireRoute();
  const { made } = await searchParams;
  const loaded = await loadSurvey((await params).id);
  const title = loaded.survey?.title ?? editorTitle('surveyEditor', NEW_SUBJECT);
  return (
    <Wrap>
      <Breadcrumbs current={title} largeBack />
      <PageHead title={title} sameAsCrumbs />
      <SurveyForm key={loaded.subject} {...loaded} owner={viewer.id} isJustMade={made === '1'} />
    </Wrap>
  );
}
