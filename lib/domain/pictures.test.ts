import { expect, test } from 'vitest';
import { fitsDecoding, type PictureHeader } from './pictures';

const jpeg = { format: 'jpeg', isProgressive: false, channels: 3, sampleBytes: 1 };
const png = { ...jpeg, format: 'png' };

test.each<[string, PictureHeader, boolean]>([
  ['a photograph of 12 megapixels', { ...jpeg, width: 4032, height: 3024 }, true],
  ['a photograph of 50 megapixels', { ...jpeg, width: 8160, height: 6120 }, true],
  ['a photograph of 108 megapixels', { ...jpeg, width: 12_000, height: 9000 }, false],
  [
    'a progressive photograph of 12 megapixels',
    { ...jpeg, isProgressive: true, width: 4032, height: 3024 },
    true,
  ],
  ['a progressive one of 24', { ...jpeg, isProgressive: true, width: 6000, height: 4000 }, false],
  ['a screenshot', { ...png, channels: 4, width: 2560, height: 1440 }, true],
  ['a PNG of 24 megapixels', { ...png, width: 6000, height: 4000 }, true],
  ['a PNG of 49 megapixels', { ...png, width: 7000, height: 7000 }, false],
  ['the interlaced bomb of 7,000 × 7,000', { ...png, isProgressive: true, width: 7000, height: 7000 }, false],
  [
    'an interlaced one of 24 megapixels',
    { ...png, isProgressive: true, channels: 4, width: 6000, height: 4000 },
    false,
  ],
  [
    'an interlaced one of 16 bits',
    { ...png, isProgressive: true, channels: 4, sampleBytes: 2, width: 4000, height: 3000 },
    false,
  ],
  ['an interlaced screenshot', { ...png, isProgressive: true, channels: 4, width: 2560, height: 1440 }, true],
  ['a WebP of 16 megapixels', { ...png, format: 'webp', width: 4000, height: 4000 }, true],
  ['a WebP of 24', { ...png, format: 'webp', width: 6000, height: 4000 }, false],
  ['one line of 100 million pixels', { ...png, width: 100_000_000, height: 1 }, false],
])('%s', (_, header, fits) => {
  expect(fitsDecoding(header)).toBe(fits);
});
