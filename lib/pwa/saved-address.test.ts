import { expect, test } from 'vitest';
import { isSameMaterial } from './saved-address';

test.each([
  ['/lrp/news/x', '/news/x'],
  ['/lrp/news/x', '/lrp/news/x/'],
  ['/lrp/news/x', '//lrp/news//x'],
  ['/news/%D0%B1', '/lrp/news/б'],
  ['/lrp/modules/y', '/academy/sra-training/modules/y'],
])('%s and %s are one material', (one, other) => {
  expect(isSameMaterial(one, other)).toBe(true);
});

test.each([
  ['/lrp/news/x', '/lrp/modules/x'],
  ['/lrp/news/x', '/lrp/news/y'],
  ['/lrp/news/x', '/lrp/news'],
  ['/lrp/news/x', '/lrp/news/%'],
  ['/lrp/news/x', '/offline'],
])('%s and %s are not', (one, other) => {
  expect(isSameMaterial(one, other)).toBe(false);
});
