import { expect, it } from 'vitest';
import { articleParts } from './article-parts';

it('lists the headings and gives an id to the one that has none', () => {
  const { html, contents } = articleParts('<p>Начало</p><h2 id="fon">Фон &amp; <em>сухость</em></h2><p>а</p><h2>Уход</h2>');
  expect(contents).toEqual([
    { id: 'fon', title: 'Фон & сухость' },
    { id: 'part-2', title: 'Уход' },
  ]);
  expect(html).toBe(
    '<p>Начало</p><h2 id="fon">Фон &amp; <em>сухость</em></h2><p>а</p><h2 id="part-2">Уход</h2>',
  );
});

it('marks the words for the counter up to the next heading', () => {
  const { html } = articleParts('<h2 id="a">Как сказать покупателю</h2><p>«Да»</p><h2 id="b">К врачу</h2><p>б</p>');
  expect(html).toBe(
    '<section data-say aria-labelledby="a"><h2 id="a">Как сказать покупателю</h2><p>«Да»</p></section>' +
      '<h2 id="b">К врачу</h2><p>б</p>',
  );
});

it('frames each table', () => {
  const { html } = articleParts('<table><tr><td>1</td></tr></table>');
  expect(html).toBe(
    '<div data-table tabindex="0" role="region" aria-label="Таблица"><table><tr><td>1</td></tr></table></div>',
  );
});

it('does nothing to a text without headings, and to none', () => {
  expect(articleParts('<p>Текст</p>')).toEqual({ html: '<p>Текст</p>', contents: [] });
  expect(articleParts('')).toEqual({ html: '', contents: [] });
});
