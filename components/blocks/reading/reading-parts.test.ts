import { expect, it } from 'vitest';
import { readingParts } from './reading-parts';

it('lists the headings and gives an id to the one that has none', () => {
  const { html, contents } = readingParts(
    '<p>Начало</p><h2 id="fon">Фон &amp; <em>сухость</em></h2><p>а</p><h2>Уход</h2>',
  );
  expect(contents).toEqual([
    { id: 'fon', title: 'Фон & сухость' },
    { id: 'part-2', title: 'Уход' },
  ]);
  expect(html).toBe(
    '<p>Начало</p><h2 id="fon">Фон &amp; <em>сухость</em></h2><p>а</p><h2 id="part-2">Уход</h2>',
  );
});

it('marks the words for the counter up to the next heading', () => {
  const { html } = readingParts(
    '<h2 id="aa">Как сказать покупателю</h2><p>«Да»</p><h2 id="bb">К врачу</h2><p>б</p>',
  );
  expect(html).toBe(
    '<section data-say aria-labelledby="aa"><h2 id="aa">Как сказать покупателю</h2><p>«Да»</p></section>' +
      '<h2 id="bb">К врачу</h2><p>б</p>',
  );
});

it('frames each table', () => {
  const { html } = readingParts('<table><tr><td>1</td></tr></table>');
  expect(html).toBe(
    '<div data-table tabindex="0" role="region" aria-label="Таблица"><table><tr><td>1</td></tr></table></div>',
  );
});

it('does nothing to a text without headings, and to none', () => {
  expect(readingParts('<p>Текст</p>')).toEqual({ html: '<p>Текст</p>', contents: [] });
  expect(readingParts('')).toEqual({ html: '', contents: [] });
});

it('keeps nothing that could run, whoever the services are', () => {
  const { html } = readingParts(
    '<h2 id="fon" onclick="x()">Фон</h2><img src="/media/a.webp" onerror="x()"><script>x()</script>',
  );
  expect(html).toBe('<h2 id="fon">Фон</h2><img src="/media/a.webp" />');
});
