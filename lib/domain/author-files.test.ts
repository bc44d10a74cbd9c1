import { expect, test } from 'vitest';
import { mediaFileOf, mediaProblem } from './author-files';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['mp4', '\0\0\0\x20ftypisom'],
  ['webm', '\x1a\x45\xdf\xa3\x01'],
  ['vtt', 'WEBVTT\n\n'],
  ['vtt', '\xef\xbb\xbfWEBVTT - слова'],
  ['vtt', 'WEBVTT'],
  [undefined, 'WEBVTTX'],
  [undefined, '<html>ftyp'],
  [undefined, ''],
])('%s is known by its first bytes: %j', (kind, text) => {
  expect(mediaFileOf(bytes(text))).toBe(kind);
});

test('a file of another kind or too large is refused with words', () => {
  expect(mediaProblem('mp4', 1, 'mp4')).toBeUndefined();
  expect(mediaProblem('mp4', 1, 'webm')).toBe('Нужен файл MP4.');
  expect(mediaProblem('vtt', 1024 * 1024, 'vtt')).toBeUndefined();
  expect(mediaProblem('vtt', 1024 * 1024 + 1, 'vtt')).toBe('Файл больше 1 МБ.');
});
