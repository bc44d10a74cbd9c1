import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { surveyQuery } from '@/api/surveys/queries';
import { nextSteps } from '@/components/blocks/answering/next-steps';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { SurveyScreen } from '@/components/screens/survey-taking/survey-screen';
import { Wrap } from '@/components/ui/wrap/wrap';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/lk/surveys/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const survey = await must(surveyQuery((await params).id));
  return { title: survey.title };
}

export default async function Page({ params }: Props) {
  const viewer = await requireRoute();
  const survey = await must(surveyQuery((await params).id));
  const next = await nextSteps(['survey'], survey.id);
  return (
    <Wrap>
      <div data-brand={survey.markId}>
        <ContentView type="survey" id={survey.id} />
        <Breadcrumbs current={survey.title} />
        <SurveyScreen survey={survey} userId={viewer.id} next={next} now={new Date()} />
      </div>
    </Wrap>
  );
}
