import type { Right } from '../access/permissions';

/** Purposes of an author's file, each with the right to upload one. */
export const FILE_RIGHTS = {
  content: 'content.author',
  test: 'tests.edit',
  training: 'trainings.manage',
} as const satisfies Record<string, Right>;
export type FilePurpose = keyof typeof FILE_RIGHTS;
export const FILE_PURPOSES = Object.keys(FILE_RIGHTS) as [FilePurpose, ...FilePurpose[]];

/** Longest sides of an uploaded picture and of its preview, in pixels. */
export const PICTURE_SIDES = { whole: 1600, preview: 480 } as const;

const MB = 1024 * 1024;

/** File types of a video. A type is recognised by the file's first bytes, never by its name. */
export const MEDIA_FILES = {
  mp4: { mime: 'video/mp4', words: 'MP4', most: 50 * MB },
  webm: { mime: 'video/webm', words: 'WebM', most: 50 * MB },
  vtt: { mime: 'text/vtt', words: 'VTT', most: MB },
} as const;
export type MediaFile = keyof typeof MEDIA_FILES;
export const MOST_MEDIA_BYTES = 50 * MB;

/** Number of first bytes that show a file's type. */
export const HEAD_BYTES = 16;

/** Type of a file by its first bytes; undefined for any other. */
export function mediaFileOf(bytes: Uint8Array): MediaFile | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(4, 8) === 'ftyp') return 'mp4';
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'webm';
  const captions = text(0, 3) === '\xef\xbb\xbf' ? text(3, 10) : text(0, 7);
  return /^WEBVTT[\s]?$/.test(captions) ? 'vtt' : undefined;
}

/** Why a file cannot be uploaded as this type, in Russian; undefined when it can. */
export function mediaProblem(
  kind: MediaFile,
  size: number,
  found: MediaFile | undefined,
): string | undefined {
  const { words, most } = MEDIA_FILES[kind];
  if (found !== kind) return `Нужен файл ${words}.`;
  return size > most ? `Файл больше ${String(most / MB)} МБ.` : undefined;
}
