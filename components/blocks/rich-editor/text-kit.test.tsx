import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '@/lib/html/clean-html';
import { textHtml } from './text-html';
import { TEXT_KIT } from './text-kit';

const editor = new Editor({ extensions: TEXT_KIT, injectCSS: false });
/** HTML that the editor makes of a pasted or stored text. */
function written(html: string): string {
  editor.commands.setContent(html);
  return textHtml(editor.state.doc);
}
/** The sanitiser writes `<br />`, a browser `<br>`; it is the same tag. */
const plain = (html: string) => html.replace(/ \/>/g, '>');
const isClean = (html: string) => expect(plain(cleanHtml(html))).toBe(html);

const KEPT = [
  '<h2 id="zachem">Зачем</h2><h3>Как</h3><h4>Когда</h4>',
  '<p>Текст <strong>важный</strong>, <em>тихий</em>, <u>линия</u>, <s>нет</s>, H<sub>2</sub>O, м<sup>2</sup></p>',
  '<p><small>мелко</small> и <abbr title="витамин C">вит. C</abbr>, <code>код</code><br>строка</p>',
  '<ul><li>раз</li><li>два<ul><li>внутри</li></ul></li></ul><ol start="3"><li>три</li></ol>',
  '<blockquote><p>Слова</p></blockquote><hr><pre><code>a &lt; b</code></pre>',
  '<figure><img src="/media/a.webp" alt="Мазок" width="10" height="5"><figcaption>Мазок</figcaption></figure>',
  '<figure><img src="/media/a.webp" alt="" srcset="/media/a.webp 1x, /media/b.webp 2x"></figure>',
  '<p>В строке <img src="/art/drop.svg" alt=""> капля</p>',
  '<p><a href="/lrp/news" title="Раздел" data-term="spf">раздел</a> и <a href="mailto:a@b.ru">почта</a></p>',
  '<p><a href="https://who.int" target="_blank" rel="noopener noreferrer nofollow">ВОЗ</a></p>',
  '<table><tbody><tr><th scope="col">А</th><th>Б</th></tr><tr><td colspan="2">в &amp; г</td></tr></tbody></table>',
  '<table><caption>Доли <em>масел</em></caption><thead><tr><th>А</th></tr></thead><tbody><tr><td>б</td></tr></tbody></table>',
  '<table><thead><tr><th>А</th></tr></thead></table>',
  '<table><caption>Без головы</caption><tbody><tr><td>б</td></tr></tbody></table>',
  '<dl><dt>SPF</dt><dd>Защита от <strong>солнца</strong></dd></dl>',
];

test.each(KEPT)('%s stays as it is', (html) => {
  expect(written(html)).toBe(html);
  isClean(html);
});

test.each([
  ['<script>alert(1)</script><p onclick="x()" style="color:red" class="a">а</p>', '<p>а</p>'],
  ['<img src="https://evil.example/a.gif"><p>а</p>', '<p>а</p>'],
  ['<figure><img src="//evil.example/a.gif"><figcaption>под</figcaption></figure>', '<p>под</p>'],
  ['<p><a href="javascript:alert(1)">а</a> <a href="//evil.example">б</a></p>', '<p>а б</p>'],
  ['<p><a href="https://a.ru" target="_top" rel="opener" class="x">а</a></p>', null],
  ['<h2 id="__NEXT_DATA__">а</h2>', '<h2>а</h2>'],
  ['<pre><code class="language-js">a</code></pre>', '<pre><code>a</code></pre>'],
  ['<ol type="a"><li><p>а</p></li></ol>', '<ol><li>а</li></ol>'],
  ['<table style="width:9px"><colgroup><col></colgroup><thead><tr><th>а</th></tr></thead></table>', null],
  ['<p></p><p></p>', ''],
])('%s is made fit for readers', (html, expected) => {
  const made = written(html);
  if (expected !== null) expect(made).toBe(expected);
  expect(made).not.toMatch(/style=|class=|script|evil|colgroup/);
  isClean(made);
  expect(written(made)).toBe(made);
});

const inline = fc
  .stringMatching(/^[а-яa-z &<>"«»]{1,12}$/)
  .map((text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`));
const tag = (...names: string[]) => fc.constantFrom(...names);
const marked = fc
  .tuple(tag('strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'b', 'i', 'mark', 'font'), inline)
  .map(([name, text]) => `<${name}>${text}</${name}>`);
const line = fc
  .array(fc.oneof(inline, marked), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));
const block = fc.oneof(
  fc
    .tuple(tag('p', 'h1', 'h2', 'h3', 'blockquote', 'div', 'section', 'pre'), line)
    .map(([name, text]) => `<${name}>${text}</${name}>`),
  fc
    .tuple(tag('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([name, items]) => `<${name}>${items.map((text) => `<li>${text}</li>`).join('')}</${name}>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((cells) => `<table><tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr></table>`),
);

test('whatever is pasted, the sanitiser changes nothing of what the editor makes', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
      isClean(written(blocks.join('')));
    }),
    { numRuns: 150 },
  );
});
