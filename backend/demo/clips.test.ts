import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterProblems } from '@/lib/domain/chapters';
import { readVideos } from './content';
import clips from './media/clips.json';

const media = (name: string) => readFileSync(new URL(`media/${name}`, import.meta.url));
const all = Object.entries(clips);

/** Seconds by the movie header of an MP4, version 0. */
function movieLength(file: Buffer): number {
  const header = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

/** Seconds by the info of a WebM: its duration counts scales of nanoseconds. */
function webmLength(file: Buffer): number {
  const scale = file.indexOf(Buffer.from('2ad7b183', 'hex')) + 4;
  const duration = file.indexOf(Buffer.from('448988', 'hex')) + 3;
  return (file.readDoubleBE(duration) * file.readUIntBE(scale, 3)) / 1e9;
}

test.each(all)(
  '%s is as long as it says in both files, and its captions end with it',
  (slug, { seconds }) => {
    expect(movieLength(media(`${slug}.mp4`))).toBeCloseTo(seconds, 0);
    expect(webmLength(media(`${slug}.webm`))).toBeCloseTo(seconds, 0);
    const [, last = ''] = /--> 00:(\S+)\n[^\n]*\n$/.exec(String(media(`${slug}.vtt`))) ?? [];
    const [minutes = 0, rest = 0] = last.split(':').map(Number);
    expect(minutes * 60 + rest).toBeCloseTo(seconds - 0.1, 1);
  },
);

test('lists don’t say one length over and over', () => {
  expect(new Set(all.map(([, { seconds }]) => seconds)).size).toBeGreaterThan(15);
});

test.each(readVideos().map((video) => [video.slug, video] as const))(
  'chapters of %s begin with its first caption, each later than the one before',
  (_, { chapters, captions }) => {
    const begins = chapters.map(({ caption }) => caption);
    expect(begins[0]).toBe(1);
    expect(chapterProblems(begins, captions.length + 1)).toEqual([]);
  },
);
