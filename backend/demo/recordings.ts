import type { articles } from '../db/schema/articles';
import type { RecordingContent } from './content';
import { erid } from './erid';
import { stored } from './pictures';
import { dateOf, placesInLists } from './schedule';
import { storeClip, type VideoSetting } from './videos';

type Row = typeof articles.$inferInsert & { id: string };
type Talk = RecordingContent & { brand: string };

export interface MadeRecording {
  row: Row;
  categories: string[];
  tags: readonly string[];
}

/** Text under the player, as an editor would write it: the gist, the questions, the speaker. */
function words({ description, points_of: questions, speaker, about }: RecordingContent): string {
  const list = questions.map((question) => `<li>${question}</li>`).join('');
  return (
    `<p>${description}</p>\n<h2 id="o-chyom">О чём запись</h2>\n<ul>${list}</ul>\n` +
    `<h2 id="kto-vedyot">Кто ведёт</h2>\n<p><strong>${speaker.replace(/\.$/, '')}.</strong> ${about}</p>`
  );
}

/** Source of a recording: a shipped clip, or Vimeo. */
async function sourceOf({ clip, vimeo, seconds = 0 }: RecordingContent, { files, clips }: VideoSetting) {
  const nowhere = { videoMp4Url: null, videoWebmUrl: null, captionsUrl: null, vimeoUrl: null };
  if (!clip) return { ...nowhere, vimeoUrl: vimeo ?? null, durationSeconds: seconds };
  const known = clips[clip];
  if (!known) throw new Error(`There is no clip «${clip}»`);
  const [videoMp4Url, videoWebmUrl, captionsUrl] = await Promise.all([
    storeClip(files, clip, 'mp4'),
    storeClip(files, clip, 'webm'),
    storeClip(files, clip, 'vtt'),
  ]);
  return { ...nowhere, videoMp4Url, videoWebmUrl, captionsUrl, durationSeconds: Math.round(known.seconds) };
}

async function makeRecording(talk: Talk, publishedAt: Date, index: number, setting: VideoSetting) {
  const { slug, brand, title } = talk;
  const drawn = await setting.pictures.draw({
    kind: 'video',
    brand,
    scene: talk.scene,
    seed: slug,
    index,
    name: title,
    width: 1120,
    height: 630,
    preview: 640,
  });
  const row: Row = {
    id: setting.ids.get(slug) ?? '',
    kind: 'video',
    slug,
    markId: setting.markIds[brand] ?? '',
    title,
    subtitle: talk.speaker,
    description: talk.description,
    content: words(talk),
    publishedAt,
    ...erid(talk.needErid, slug),
    testId: null,
    preview: stored(drawn),
    images: [stored(drawn)],
    points: talk.points,
    ...(await sourceOf(talk, setting)),
    readMinutes: null,
    chapters: [],
    startDate: null,
    endDate: null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  return { row, categories: [talk.section, talk.category], tags: talk.tags };
}

/** Recordings of the academy: videos of no brand, each in its section and its theme. */
export function makeRecordings(
  talks: readonly Talk[],
  dates: ReadonlyMap<string, Date>,
  setting: VideoSetting,
): Promise<MadeRecording[]> {
  const places = placesInLists(talks, dates);
  return Promise.all(
    talks.map((talk) => makeRecording(talk, dateOf(dates, talk.slug), places.get(talk.slug) ?? 0, setting)),
  );
}
