import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isBuiltPage } from '../routes/is-built';
import { appManifest } from './manifest';

const pictures = [
  ...(appManifest.icons ?? []),
  ...(appManifest.shortcuts ?? []).flatMap(({ icons = [] }) => icons),
  ...(appManifest.screenshots ?? []),
];

test.each(pictures)('$src is there and as large as it says', async ({ src, sizes }) => {
  const file = `public${src}`;
  expect(existsSync(file)).toBe(true);
  const { width, height } = await sharp(file).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('screenshots are in the limits of browsers: 320 to 3840 px, no longer than 2.3 times their width', async () => {
  for (const { sizes = '' } of appManifest.screenshots ?? []) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
  expect(appManifest.screenshots?.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
});

test('the colours are the tokens’ own', () => {
  const surface = /--surface: (#\w+);/.exec(readFileSync('styles/tokens.css', 'utf8'))?.[1] ?? '';
  const long = surface.length === 4 ? surface.replace(/\w/g, '$&$&') : surface;
  expect([appManifest.theme_color, appManifest.background_color]).toEqual([long, long]);
});

test('shortcuts lead to pages that are there', () => {
  expect(appManifest.shortcuts?.map(({ url }) => isBuiltPage(url))).toEqual([true, true]);
});
