import { expect, test } from 'vitest';
import { codeOf } from './page-code.mjs';

const files = new Map([
  ['main-app', ['static/chunks/main.js']],
  ['app/layout', ['static/chunks/shell.js']],
  ['app/(default)/layout', ['static/chunks/frame.js']],
  ['app/(default)/page', ['static/chunks/home.js', 'static/css/all.css']],
  ['app/(default)/[brand]/layout', ['static/chunks/brand.js']],
  ['app/(default)/[brand]/news/[slug]/page', ['static/chunks/42.js', 'static/chunks/article.js']],
  ['app/(default)/lk/page', ['static/chunks/account.js']],
  ['app/(auth)/[brand]/layout', ['static/chunks/staff.js']],
  ['app/(default)/lk/content/page', ['static/chunks/content.js']],
]);

test('scripts of the pages and of the layouts around them, each once', () => {
  expect(codeOf(files, ['/[brand]/news/[slug]'])).toEqual(
    ['shell', 'frame', 'brand', '42', 'article'].map((name) => `static/chunks/${name}.js`).sort(),
  );
});

test('a page’s own alone: no styles, nothing of the pages below it', () => {
  const code = codeOf(files, ['/lk', '/']);
  expect(code).toContain('static/chunks/account.js');
  expect(code).toContain('static/chunks/home.js');
  expect(code.filter((file) => /css|content|staff|brand/.test(file))).toEqual([]);
});
