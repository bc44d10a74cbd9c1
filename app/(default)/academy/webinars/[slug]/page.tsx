import type { Metadata } from 'next';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { findRecording, nextRecordings } from '@/components/screens/recordings/load-recordings';
import { VideoScreen } from '@/components/screens/video/video-screen';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/academy/webinars/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = await findRecording((await params).slug);
  return { title, description };
}

/** `slug` is the recording's slug or its id. */
export default async function Page({ params }: Props) {
  await requireRoute();
  const video = await findRecording((await params).slug);
  return (
    <>
      <ContentView type="video" id={video.id} isDraft={video.isDraft} />
      <VideoScreen video={video} next={await nextRecordings(video)} />
    </>
  );
}
