import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { must } from '@/api/core/server';
import { programmeArticleQuery } from '@/api/programme/queries';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { ProgrammeVideoScreen } from '@/components/screens/programme-video/programme-video';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/education-programme2025/videos/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await must(programmeArticleQuery((await params).id))).title };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const video = await must(programmeArticleQuery((await params).id));
  if (video.entries !== 'video') notFound();
  return (
    <>
      <ContentView type="programme_video" id={video.id} />
      <ProgrammeVideoScreen video={video} />
    </>
  );
}
