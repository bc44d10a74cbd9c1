import { describe, expect, test } from 'vitest';
import type { SafeHtml } from '../html/clean-html';
import { byLetters, findTerms, letterOf, makeTermIndex, stemOf } from './glossary';
import { glossaryHref, linkTerms } from './glossary-links';

const word = (name: string, ...synonyms: string[]) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  synonyms,
});
const ceramides = word('Церамиды', 'Ceramide NP');
const acid = word('Гиалуроновая кислота');
const anyAcid = word('Кислота');
const index = makeTermIndex([ceramides, acid, anyAcid, word('pH'), word('MVE'), word('Ёмкость')]);
const namesIn = (text: string) =>
  findTerms(text, index).map(({ start, end, word: { name } }) => [text.slice(start, end), name]);

describe('letters', () => {
  test('Russian first, then Latin, then the rest; Ё after Е; by alphabet inside', () => {
    const names = ['UVA', 'Ёж', 'Эмолент', 'Барьер', 'Ель', 'MVE', '5-альфа-редуктаза', 'Бакучиол'];
    expect(byLetters(names.map((name) => ({ name })))).toEqual([
      { letter: 'Б', words: [{ name: 'Бакучиол' }, { name: 'Барьер' }] },
      { letter: 'Е', words: [{ name: 'Ель' }] },
      { letter: 'Ё', words: [{ name: 'Ёж' }] },
      { letter: 'Э', words: [{ name: 'Эмолент' }] },
      { letter: 'M', words: [{ name: 'MVE' }] },
      { letter: 'U', words: [{ name: 'UVA' }] },
      { letter: '0–9', words: [{ name: '5-альфа-редуктаза' }] },
    ]);
  });

  test('an empty name has its place too', () => expect(letterOf('')).toBe('0–9'));
});

test.each(['Церамиды', 'церамидов', 'церамидами', 'церамид', 'ЦЕРАМИДАХ'])('%s is one word', (form) =>
  expect(stemOf(form)).toBe('церамид'),
);
test('a short word keeps three letters, Latin keeps its own', () => {
  expect(stemOf('шея')).toBe('шея');
  expect(stemOf('Niacinamide')).toBe('niacinamide');
});

describe('words in a text', () => {
  test('are found in every case, the longer name before the shorter', () => {
    expect(namesIn('Крем с гиалуроновой кислотой и церамидами')).toEqual([
      ['гиалуроновой кислотой', 'Гиалуроновая кислота'],
      ['церамидами', 'Церамиды'],
    ]);
  });

  test('by another name, once, and not across a sign', () => {
    expect(namesIn('Ceramide NP, церамиды. Гиалуроновая, кислота')).toEqual([
      ['Ceramide NP', 'Церамиды'],
      ['кислота', 'Кислота'],
    ]);
  });

  test('what only begins alike is no word', () => expect(namesIn('кислотный, церамидный')).toEqual([]));
  test('nothing in nothing', () => expect(namesIn('')).toEqual([]));
});

describe('links in HTML', () => {
  const link = (html: string) => linkTerms(html as SafeHtml, index, ({ slug }) => `/glossary#${slug}`);

  test('the first occurrence alone, never in a heading, a link or a head of a table', () => {
    const { html, words } = link(
      '<h2>Церамиды</h2><p><a href="/x">церамиды</a> и <b>церамиды</b>, церамиды</p><table><tr><th>кислота</th></tr></table>',
    );
    expect(html).toBe(
      '<h2>Церамиды</h2><p><a href="/x">церамиды</a> и <b><a href="/glossary#церамиды" data-term="церамиды">церамиды</a></b>, церамиды</p><table><tr><th>кислота</th></tr></table>',
    );
    expect(words).toEqual([ceramides]);
  });

  test('attributes and entities stay as they are', () => {
    const html = '<img alt="Церамиды" src="/media/a.webp"><p>a &lt;церамид&gt; &amp; b</p>';
    expect(link(html).html).toBe(
      '<img alt="Церамиды" src="/media/a.webp"><p>a &lt;<a href="/glossary#церамиды" data-term="церамиды">церамид</a>&gt; &amp; b</p>',
    );
  });

  test('nothing to link leaves the text alone', () => {
    expect(link('<p>Просто < текст</p>')).toEqual({ html: '<p>Просто < текст</p>', words: [] });
  });
});

test('a brand word is explained by its own brand', () => {
  expect(glossaryHref({ slug: 'mve', markId: 'cerave' }, 'lrp')).toBe('/cerave/glossary#mve');
  expect(glossaryHref({ slug: 'ph' }, 'lrp')).toBe('/lrp/glossary#ph');
  expect(glossaryHref({ slug: 'ph' }, 'a/b')).toBe('/a%2Fb/glossary#ph');
  expect(glossaryHref({ slug: 'ph', markId: null }, null)).toBe('/glossary#ph');
});
