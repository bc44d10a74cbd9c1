import { readFile } from 'node:fs/promises';
import { mediaUrl, type FileStore } from '../files/store';
import type { articles } from '../db/schema/articles';
import type { Made } from './articles';
import type { Calendar } from './calendar';
import { mediaFolder, type VideoContent } from './content';
import { erid } from './erid';
import { stored, type Pictures } from './pictures';
import { dateOf, placesInLists } from './schedule';

/** A video as histories use it. */
export interface KnownVideo {
  id: string;
  slug: string;
  brand: string;
  title: string;
  points: number;
  /** Length of the clip, seconds. */
  seconds: number;
  publishedAt: Date;
  startDate: Date | null;
  endDate: Date | null;
}

/** One video opens next week, one is over. */
const FUTURE = 'vitamin-c-bez-tumana';
const ENDED = 'volosy-posle-okrashivaniya';

export interface VideoSetting {
  calendar: Calendar;
  pictures: Pictures;
  files: FileStore;
  markIds: Readonly<Record<string, string>>;
  /** Ids of articles and videos by slug. */
  ids: ReadonlyMap<string, string>;
  clips: Readonly<Record<string, { seconds: number }>>;
}

/** Puts a shipped clip into the file store; returns its address. */
export async function storeClip(
  files: FileStore,
  slug: string,
  extension: 'mp4' | 'webm' | 'vtt',
): Promise<string> {
  const bytes = await readFile(`${mediaFolder}${slug}.${extension}`);
  return mediaUrl(await files.put(bytes, { extension, key: `demo/video/${slug}.${extension}` }));
}

const paragraph = (text: string) => `<p>${text}</p>`;

/** Draws the poster: a still of the clip, with another number from video to video, so that a list varies. */
function drawPoster({ slug, brand, title, scenes, poster }: VideoContent, index: number, pictures: Pictures) {
  const size = { width: 1120, height: 630, preview: 640 };
  const still = poster ?? index % scenes.length;
  const of = { kind: 'video', brand, scene: scenes[still], seed: slug, index, still } as const;
  return pictures.draw({ ...of, name: title, ...size });
}

/** Addresses of the stored clip: two formats and captions. */
async function storeClips(files: FileStore, slug: string) {
  const [videoWebmUrl, videoMp4Url, captionsUrl] = await Promise.all([
    storeClip(files, slug, 'webm'),
    storeClip(files, slug, 'mp4'),
    storeClip(files, slug, 'vtt'),
  ]);
  return { videoWebmUrl, videoMp4Url, captionsUrl };
}

/** Times between which the video can be played. */
const timesOf = (slug: string, calendar: Calendar) => ({
  startDate: slug === FUTURE ? calendar.ago(-5, '10:00') : null,
  endDate: slug === ENDED ? calendar.ago(3, '23:59') : null,
});

/** Captions are evenly spaced over a clip (scripts/make-clips.ts). */
const chaptersOf = ({ chapters, captions }: VideoContent, seconds: number) =>
  chapters.map(({ caption, title }) => ({
    startSeconds: Math.floor(((caption - 1) * seconds) / captions.length),
    title,
  }));

async function makeVideo(content: VideoContent, publishedAt: Date, index: number, setting: VideoSetting) {
  const { calendar, pictures, files, markIds, ids, clips } = setting;
  const { slug, brand, title, points } = content;
  const clip = clips[slug];
  if (!clip) throw new Error(`The video «${slug}» has no clip`);
  const id = ids.get(slug) ?? '';
  const [drawn, addresses] = await Promise.all([
    drawPoster(content, index, pictures),
    storeClips(files, slug),
  ]);
  const [times, seconds] = [timesOf(slug, calendar), Math.round(clip.seconds)];
  const row: typeof articles.$inferInsert & { id: string } = {
    id,
    kind: 'video',
    slug,
    markId: markIds[brand] ?? '',
    title,
    subtitle: content.subtitle,
    description: content.description,
    content: paragraph(content.description),
    publishedAt,
    ...erid(content.needErid, slug),
    testId: null,
    preview: stored(drawn),
    images: [stored(drawn)],
    points,
    ...addresses,
    vimeoUrl: null,
    durationSeconds: seconds,
    chapters: chaptersOf(content, seconds),
    readMinutes: null,
    ...times,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  const known: KnownVideo = { id, slug, brand, title, points, seconds, publishedAt, ...times };
  return { row, known, category: content.category, tags: content.tags };
}

/** Videos with their clips in the files store and their posters drawn. */
export function makeVideos(
  contents: readonly VideoContent[],
  dates: ReadonlyMap<string, Date>,
  setting: VideoSetting,
): Promise<Made<KnownVideo>[]> {
  const places = placesInLists(contents, dates);
  return Promise.all(
    contents.map((content) =>
      makeVideo(content, dateOf(dates, content.slug), places.get(content.slug) ?? 0, setting),
    ),
  );
}
