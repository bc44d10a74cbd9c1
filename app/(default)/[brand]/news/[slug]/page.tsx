import type { Metadata } from 'next';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { findArticle } from '@/components/screens/article/load-article';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/news/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, slug } = await params;
  const { title, description } = await findArticle(brand, slug);
  return { title, description };
}

export default async function Page({ params }: Props) {
  const viewer = await requireRoute();
  const { brand, slug } = await params;
  const article = await findArticle(brand, slug);
  return (
    <>
      <ContentView type="article" id={article.id} isDraft={article.isDraft} />
      <ArticleScreen article={article} userId={viewer.id} now={new Date()} />
    </>
  );
}
