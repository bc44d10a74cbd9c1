/**
 * Draws the demo videos: stills of the drawing system, moved and cross-faded by ffmpeg (Debian: ffmpeg). Run by the
 * authors: `tsx scripts/make-clips.ts [slug …]`. The clips are committed; the start never runs this.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drop } from '../backend/demo/art/drops';
import { brandOf } from '../backend/pictures/palettes';
import { drawPicture, stillOf } from '../backend/demo/art/picture';
import { renderPng } from './lib/render-png';
import { Sheet } from '../backend/demo/art/sheet';

interface Video {
  slug: string;
  brand: string;
  scenes: string[];
  captions: string[];
}

interface Clip {
  seconds: number;
  width: number;
  height: number;
  bytes: number;
}

const seed = fileURLToPath(new URL('../backend/demo/', import.meta.url));
const media = join(seed, 'media');
// slow movements look the same with few frames, and files are smaller
const [width, height, fps, fade] = [960, 540, 8, 1.5] as const;
/** Stills are drawn at twice the clip's size and enlarged once more, so that slow movements are smooth. */
const [still, stage] = [1920, 2400] as const;

/** Length of a video, seconds, by its captions at five letters a second. */
const lengthOf = ({ captions }: Video) => Math.round(captions.join('').length / 5);

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}

/** Drops on a transparent background, to rise slowly through the clip. */
function bubbles({ slug, brand }: Video): string {
  const sheet = new Sheet(width, height * 2, brandOf(brand), `bubbles-${slug}`, 'light');
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? sheet.r(0.03, 0.2) : sheet.r(0.8, 0.97);
    drop(sheet, width * side, height * 2 * ((i + 0.5) / 9), sheet.r(5, 15), sheet.p.mid, { alpha: 0.3 });
  }
  return sheet.out();
}

async function stills(video: Video, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [at, name] of video.scenes.entries()) {
    const svg = drawPicture(stillOf(video.slug, video.brand, name, at), width, height);
    const file = join(folder, `${at}.png`);
    await writeFile(file, await renderPng(svg, still));
    files.push(file);
  }
  return files;
}

/** Filter that moves one still: zooms in or out and drifts to a side. */
function move(at: number, frames: number): string {
  const t = `on/${frames}`;
  const zoom = at % 2 ? `1.16-0.13*${t}` : `1.03+0.13*${t}`;
  const drift = at % 4 < 2 ? `0.2+0.6*${t}` : `0.8-0.6*${t}`;
  const rise = at % 3 ? '0.5' : `0.65-0.3*${t}`;
  return (
    `[${at}:v]scale=${stage}:-1:flags=bicubic,zoompan=z='${zoom}':x='(iw-iw/zoom)*(${drift})':` +
    `y='(ih-ih/zoom)*(${rise})':d=${frames}:s=${width}x${height}:fps=${fps},format=yuv420p[s${at}]`
  );
}

/** Filter graph of a video: moves, cross-fades, rising drops, then one stream for each encoder. */
function graph(scenes: number, seconds: number): string {
  const each = (seconds + (scenes - 1) * fade) / scenes;
  const parts = Array.from({ length: scenes }, (_, at) => move(at, Math.round(each * fps)));
  let last = 's0';
  for (let at = 1; at < scenes; at++) {
    const offset = (at * (each - fade)).toFixed(2);
    parts.push(`[${last}][s${at}]xfade=transition=fade:duration=${fade}:offset=${offset}[f${at}]`);
    last = `f${at}`;
  }
  const speed = (height * 2.6) / seconds;
  parts.push(
    `[${last}][${scenes}:v]overlay=x=0:y='${height * 0.7}-${speed.toFixed(2)}*t':format=yuv420[moving]`,
    `[moving]fade=t=in:d=0.6,fade=t=out:st=${seconds - 0.8}:d=0.8,split[mp4][webm]`,
  );
  return parts.join(';');
}

/** Whether a video shows hair, which takes twice the bytes of other scenes; more compression is not visible there. */
const hairy = ({ scenes }: Video) => scenes.includes('hair');
const h264 = (video: Video) =>
  `-c:v libx264 -preset medium -tune animation -crf ${hairy(video) ? 34 : 32} -g 60 -movflags +faststart`;
const vp9 = (video: Video) =>
  `-c:v libvpx-vp9 -b:v 0 -crf ${hairy(video) ? 54 : 49} -deadline realtime -cpu-used 7 -row-mt 1 -g 60`;

async function encode(video: Video, folder: string): Promise<void> {
  const seconds = lengthOf(video);
  const files = await stills(video, folder);
  const drops = join(folder, 'drops.png');
  await writeFile(drops, await renderPng(bubbles(video), width));
  const inputs = [
    ...files.flatMap((file) => ['-i', file]),
    ...['-loop', '1', '-framerate', String(fps), '-t', String(seconds), '-i', drops],
  ];
  const bare = ['-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-t', String(seconds)];
  const out = join(media, video.slug);
  await run('ffmpeg', [
    ...['-y', '-v', 'error', ...inputs, '-filter_complex', graph(files.length, seconds)],
    ...['-map', '[mp4]', ...h264(video).split(' '), ...bare, `${out}.mp4`],
    ...['-map', '[webm]', ...vp9(video).split(' '), ...bare, `${out}.webm`],
  ]);
}

function stamp(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const milliseconds = String(Math.round((seconds % 1) * 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${milliseconds}`;
}

/** WebVTT captions, evenly spaced over the clip. */
function vtt(video: Video): string {
  const step = lengthOf(video) / video.captions.length;
  const cues = video.captions.map(
    (caption, at) => `${at + 1}\n${stamp(at * step + 0.2)} --> ${stamp((at + 1) * step - 0.1)}\n${caption}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

async function summary(videos: Video[]): Promise<Record<string, Clip>> {
  const clips: Record<string, Clip> = {};
  for (const video of videos) {
    const file = await stat(join(media, `${video.slug}.mp4`)).catch(() => undefined);
    if (file) clips[video.slug] = { seconds: lengthOf(video), width, height, bytes: file.size };
  }
  return clips;
}

async function main(wanted: string[]): Promise<void> {
  setPriority(10);
  const videos = JSON.parse(await readFile(join(seed, 'content/videos.json'), 'utf8')) as Video[];
  await mkdir(media, { recursive: true });
  for (const video of videos) {
    if (wanted.length && !wanted.includes(video.slug)) continue;
    const folder = await mkdtemp(join(tmpdir(), 'clip-'));
    await encode(video, folder).finally(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(media, `${video.slug}.vtt`), vtt(video));
    process.stdout.write(`${video.slug}\n`);
  }
  await writeFile(join(media, 'clips.json'), `${JSON.stringify(await summary(videos), null, 2)}\n`);
}

await main(process.argv.slice(2));
