import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html';

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/p.gif">',
  '<img src="//evil.example/p.gif">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<p style="background:url(https://evil.example)">a</p>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">a</button></form>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example">',
  '<source srcset="https://evil.example/a.webp 1x">',
  '<img src="/media/a.webp" srcset="//evil.example/a.webp 2x, https://evil.example/b 3x">',
])('nothing of %s runs or calls out', (html) => {
  expect(cleanHtml(html)).not.toMatch(
    /script|on\w+=|evil|javascript|iframe|svg|<form|style=|object|embed|base/i,
  );
});

test('an article keeps its shape, and its links outside are safe', () => {
  const html =
    '<h2 id="zachem">Зачем</h2><p>Текст <strong>важный</strong></p><ul><li>раз</li></ul><figure><img src="/media/a.webp" alt="Мазок" /><figcaption>Мазок</figcaption></figure>';
  expect(cleanHtml(html)).toBe(html);
  expect(cleanHtml('<h1>Заголовок</h1>')).toBe('<h2>Заголовок</h2>');
  expect(cleanHtml('<a href="/lrp/news">раздел</a>')).toBe('<a href="/lrp/news">раздел</a>');
  expect(cleanHtml('<a href="https://who.int" onclick="x()">ВОЗ</a>')).toBe(
    '<a href="https://who.int" target="_blank" rel="noopener noreferrer nofollow">ВОЗ</a>',
  );
});

test.each([
  '/media/../api/session/leave',
  '/media/a/../../api/session/leave',
  '/media/%2e%2e/api/session/leave',
  '/media/a\\..\\b.webp',
  '/\\evil.example/p.gif',
  '/\t/evil.example/p.gif',
  '/api/session/leave',
  '/lk',
  '/media/avatars/a.webp',
  'media/a.webp',
])('a picture is a file of the store, not %j', (address) => {
  expect(cleanHtml(`<p>a<img src="${address}" alt=""></p>`)).toBe('<p>a</p>');
  expect(cleanHtml(`<img src="/media/a.webp" srcset="/media/b.webp 1x, ${address} 2x">`)).toBe(
    '<img src="/media/a.webp" />',
  );
});

test('a heading keeps no id that could be a name of the page', () => {
  expect(cleanHtml('<h1 id="__NEXT_DATA__">a</h1><h3 id="kak-nanosit">b</h3>')).toBe(
    '<h2>a</h2><h3 id="kak-nanosit">b</h3>',
  );
});

test('cleaning is done when it is done: a second time changes nothing', () => {
  const once = cleanHtml('<p onclick=x>«а» &amp; б < в</p><img src="/media/x.png">');
  expect(cleanHtml(once)).toBe(once);
});
