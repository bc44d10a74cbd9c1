import { expect, test } from 'vitest';
import { AUTHOR_MEDIA, isAvatarKey, mediaKeyOf } from './media-address';

const WRONG = [
  '/media/',
  '/media/../api/session/leave',
  '/media/a/../../api/session/leave',
  '/media/a/..',
  '/media/./a.webp',
  '/media/a//b.webp',
  '/media//evil.example/a.webp',
  '/media/.hidden',
  '/media/a/.hidden',
  '/media/%2e%2e/a.webp',
  '/media/a%2fb.webp',
  '/media/%61vatars/a.webp',
  '/media/a\\b.webp',
  '/media/..\\a.webp',
  '/media/a.webp?x=1',
  '/media/a.webp#x',
  '/media/a.webp\n',
  '/media/a\0.webp',
  '/media/файл.webp',
  'media/a.webp',
  '//evil.example/media/a.webp',
  '/\\evil.example/a.webp',
  'https://evil.example/media/a.webp',
  '/api/media/a.webp',
  '',
];

test.each(WRONG)('%j is no file of the store', (path) => {
  expect(mediaKeyOf(path)).toBeUndefined();
  expect(AUTHOR_MEDIA.test(path)).toBe(false);
});

test.each(['/media/a.webp', '/media/ab/cd-1.webp', '/media/demo/videos/a..b.mp4', '/media/avatars2/a.webp'])(
  '%s is one that an author may show',
  (path) => {
    expect(mediaKeyOf(path)).toBe(path.slice('/media/'.length));
    expect(AUTHOR_MEDIA.test(path)).toBe(true);
  },
);

test.each(['avatars/a.webp', 'Avatars/a.webp', 'AVATARS/b/c.webp'])('%s is a person’s photograph', (key) => {
  expect(isAvatarKey(key)).toBe(true);
  expect(mediaKeyOf(`/media/${key}`)).toBe(key);
  expect(AUTHOR_MEDIA.test(`/media/${key}`)).toBe(false);
});

test('a long address is judged in no time', () => {
  expect(AUTHOR_MEDIA.test(`/media/${'a-/'.repeat(20_000)}!`)).toBe(false);
});
