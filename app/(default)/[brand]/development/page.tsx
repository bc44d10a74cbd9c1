import type { Metadata } from 'next';
import { AllStoriesScreen } from '@/components/screens/story/all-stories-screen';
import { loadStories, loadStory } from '@/components/screens/story/load-story';
import { StoryScreen } from '@/components/screens/story/story-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/development'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: pageTitle('development', await nameOfBrand((await params).brand)) };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const { brand } = await params;
  if (brand === EMPTY_BRAND)
    return <AllStoriesScreen section="development" pages={await loadStories('development')} />;
  return <StoryScreen story={await loadStory(brand, 'development')} now={new Date()} />;
}
