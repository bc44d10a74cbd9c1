import type { Metadata } from 'next';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { findVideo, loadVideo } from '@/components/screens/video/load-video';
import { VideoScreen } from '@/components/screens/video/video-screen';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/videos/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, slug } = await params;
  const { title, description } = await findVideo(brand, slug);
  return { title, description };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const { brand, slug } = await params;
  const { video, next } = await loadVideo(brand, slug);
  return (
    <>
      <ContentView type="video" id={video.id} isDraft={video.isDraft} />
      <VideoScreen video={video} next={next} />
    </>
  );
}
