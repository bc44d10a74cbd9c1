import type { Metadata } from 'next';
import {
  knowledgeList,
  KnowledgesScreen,
  loadKnowledges,
} from '@/components/screens/knowledges/knowledges-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/knowledges'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: pageTitle('knowledges', await nameOfBrand((await params).brand)) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  return <KnowledgesScreen {...await loadKnowledges({ ...knowledgeList.read(query), brand })} />;
}
