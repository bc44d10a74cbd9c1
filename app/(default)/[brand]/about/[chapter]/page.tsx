import type { Metadata } from 'next';
import { ChapterScreen } from '@/components/screens/story/chapter-screen';
import { loadChapter } from '@/components/screens/story/load-story';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/about/[chapter]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, chapter: slug } = await params;
  const { chapter, page } = await loadChapter(brand, 'about', slug);
  return { title: `${chapter.title} — ${page.markName}`, description: page.description };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const { brand, chapter } = await params;
  return <ChapterScreen {...await loadChapter(brand, 'about', chapter)} />;
}
