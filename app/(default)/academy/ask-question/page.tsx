import type { Metadata } from 'next';
import { loadQuestions } from '@/components/screens/questions/load-questions';
import { headOf, rightsOf } from '@/components/screens/questions/question-head';
import { worksHere } from '@/components/screens/questions/question-view';
import { QuestionsScreen } from '@/components/screens/questions/questions-screen';
import { requireRoute, requireViewer } from '@/lib/session/guard';

export async function generateMetadata(): Promise<Metadata> {
  const { title } = headOf(worksHere(rightsOf(await requireViewer())));
  return { title, description: 'Вопросы фармацевтов и ответы экспертов академии.' };
}

export default async function Page({ searchParams }: PageProps<'/academy/ask-question'>) {
  const viewer = await requireRoute();
  return <QuestionsScreen data={await loadQuestions(viewer, await searchParams)} now={new Date()} />;
}
