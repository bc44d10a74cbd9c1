import type { Metadata } from 'next';
import { loadQuestions } from '@/components/screens/questions/load-questions';
import { QuestionsScreen } from '@/components/screens/questions/questions-screen';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Задать вопрос эксперту',
  description: 'Вопросы фармацевтов и ответы экспертов академии.',
};

export default async function Page({ searchParams }: PageProps<'/academy/ask-question'>) {
  const viewer = await requireRoute();
  return <QuestionsScreen data={await loadQuestions(viewer, await searchParams)} now={new Date()} />;
}
