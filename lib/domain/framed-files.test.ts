import { expect, test } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import { framedFiles } from './framed-files';

test.each<[string, string[]]>([
  ['<iframe src="content.html"></iframe>', ['sco/content.html']],
  ["<IFRAME id=a SRC='./content.html?a=1&amp;b=2#top'>", ['sco/content.html']],
  [
    '<frameset><frame name="x" src=../nav.html><frame src="main.html"></frameset>',
    ['nav.html', 'sco/main.html'],
  ],
  ['<script>document.write("<iframe src=\'content.html\'>")</script>', ['sco/content.html']],
  ['<iframe src="a%20b.html">', ['sco/a b.html']],
  ['<iframe\n  src = "content.html">', ['sco/content.html']],
  ['<iframe title="a > b" src="content.html">', ['sco/content.html']],
  ['<iframe/src="content.html">', ['sco/content.html']],
  ['<iframe title = "it\'s <b>"  allowfullscreen / SRC=content.html>', ['sco/content.html']],
  ['<iframe src="a.html" src="content.html">', ['sco/a.html']],
  ['<iframe title="src=content.html">', []],
  ['<iframe></iframe><a src="content.html">', []],
  ['<!-- <iframe src="content.html"> -->', []],
  ['<iframe src="about:blank">', []],
  ['<iframe src="">', []],
  ['<iframe data-src="content.html">', []],
  ['<iframe src="https://video.example/1">', []],
  ['<iframe src="//video.example/1">', []],
  ['<iframe srcdoc="x">', []],
  ['<iframe src="%E0%A4%A">', []],
  ['<framer src="content.html">', []],
  ['<img src="content.html">', []],
])('%s frames %j', (html, names) => {
  expect(framedFiles(html, 'sco/index.html')).toEqual(names);
});

test('no page takes long', TIMED, () => {
  const began = performance.now();
  for (const part of [
    '<iframe ',
    '<iframe src ',
    '<!--',
    '<iframe src="',
    ' src=',
    '<iframe' + ' src'.repeat(9),
  ])
    framedFiles(part.repeat(400_000), 'index.html');
  framedFiles(`<iframe ${' src '.repeat(400_000)}`, 'index.html');
  framedFiles(`<iframe ${' '.repeat(400_000)}`, 'index.html');
  framedFiles('<iframe src=x>'.repeat(2_000_000), 'index.html');
  framedFiles('<p>текст</p>'.repeat(2_000_000), 'index.html');
  framedFiles(`<iframe ${'a '.repeat(2_000_000)}`, 'index.html');
  framedFiles('<iframe title="'.repeat(400_000), 'index.html');
  expect(performance.now() - began).toBeLessThan(3000);
});
