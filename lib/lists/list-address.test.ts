import { describe, expect, test } from 'vitest';
import {
  calendarDay,
  choice,
  flag,
  numberChoice,
  pageNumber,
  slug,
  slugs,
  text,
  words,
} from './address-fields';
import { listAddress } from './list-address';

const list = listAddress({
  path: ({ brand }: { brand: string }) => `/${brand}/things`,
  tabs: ['kind'],
  fields: {
    kind: choice(['book', 'film']),
    mark: slugs(10),
    tag: slug(10),
    days: numberChoice([1, 7, 30], 7),
    own: flag(),
    expert: text(/^\d+$/),
    search: words(5),
    sort: choice(['title', '-date'], '-date'),
    page: pageNumber(100),
  },
});
const at = (query = {}) => ({ ...list.read(query), brand: 'lrp' });
const EMPTY = { mark: [], days: 7, own: false, sort: '-date', page: 1 };

describe('reading', () => {
  test('a list comes joined or repeated, of one value the last counts', () => {
    expect(list.read({ mark: ['b,a', 'b'], kind: ['book', 'film'], days: '30' })).toEqual({
      ...EMPTY,
      mark: ['b', 'a'],
      kind: 'film',
      days: 30,
    });
    expect(list.read({ search: ' длинное ', tag: 'one,two' })).toMatchObject({ search: 'длинн', tag: 'one' });
  });

  test.each([
    { kind: 'x', mark: '../x,<b>,longer-than-ten', tag: '?', days: '8', own: 'yes', expert: 'a' },
    { search: '  ', sort: '', page: '-1' },
    { page: '1.5' },
    { page: '101' },
    { page: 'NaN', unknown: 'x', kind: [] },
  ])('a spoiled value is the default: %j', (query) => expect(list.read(query)).toEqual(EMPTY));
});

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['24.11.2026', undefined],
  ['', undefined],
])('a day %j is %j', (given, day) => expect(calendarDay().parse(given)).toBe(day));

describe('writing', () => {
  test('defaults are left out, the order is the declaration’s', () => {
    expect(list.href(at())).toBe('/lrp/things');
    const view = at({
      page: '3',
      sort: 'title',
      search: 'spf',
      own: '1',
      days: '1',
      mark: 'b,a',
      kind: 'book',
    });
    expect(list.href(view, { page: 3 })).toBe(
      '/lrp/things?kind=book&mark=b,a&days=1&own=1&search=spf&sort=title&page=3',
    );
    expect(list.href(view, { brand: 'vichy', search: undefined })).not.toMatch(/search|page|lrp/);
  });

  test('what is written reads the same', () => {
    const view = at({ sort: 'title', search: 'spf', own: '1', mark: 'b,a', tag: 'x', expert: '7' });
    const query = new URL(list.href(view), 'http://x').searchParams;
    expect(at(Object.fromEntries(query))).toEqual(view);
  });

  test('a value is put in and taken out, and the pages begin anew', () => {
    const view = at({ mark: 'a', kind: 'book', page: '2' });
    expect(list.toggle(view, 'mark', 'b')).toBe('/lrp/things?kind=book&mark=a,b');
    expect(list.toggle(view, 'mark', 'a')).toBe('/lrp/things?kind=book');
    expect(list.toggle(view, 'own', '1')).toBe('/lrp/things?kind=book&mark=a&own=1');
    expect(list.toggle(view, 'kind', 'film')).toBe('/lrp/things?kind=film&mark=a');
  });

  test('a value is chosen alone, its default or none is left out', () => {
    const view = at({ mark: 'a,b', kind: 'book', days: '30', page: '2' });
    expect(list.choose(view, 'kind', 'film')).toBe('/lrp/things?kind=film&mark=a,b&days=30');
    expect(list.choose(view, 'kind')).toBe('/lrp/things?mark=a,b&days=30');
    expect(list.choose(view, 'days', '7')).toBe('/lrp/things?kind=book&mark=a,b');
    expect(list.chosen(view, 'mark')).toEqual(['a', 'b']);
    expect([list.chosen(at(), 'days'), list.chosen(at(), 'kind'), list.chosen(at(), 'own')]).toEqual([
      ['7'],
      [],
      [],
    ]);
    expect(list.base(view)).toBe('/lrp/things');
  });
});

describe('filters', () => {
  const view = at({ kind: 'book', mark: 'a,b', own: '1', search: 'a,b', sort: 'title', page: '2' });

  test('each active one with the list without it; neither the tab, the order nor the page', () => {
    expect(list.active(view)).toEqual([
      { name: 'mark', value: 'a', href: '/lrp/things?kind=book&mark=b&own=1&search=a,b&sort=title' },
      { name: 'mark', value: 'b', href: '/lrp/things?kind=book&mark=a&own=1&search=a,b&sort=title' },
      { name: 'own', value: '1', href: '/lrp/things?kind=book&mark=a,b&search=a,b&sort=title' },
      { name: 'search', value: 'a,b', href: '/lrp/things?kind=book&mark=a,b&own=1&sort=title' },
    ]);
    expect(list.href(list.clear(view))).toBe('/lrp/things?kind=book&sort=title');
    expect(list.active(at())).toEqual([]);
  });

  test('a form carries hidden what it does not show', () => {
    expect(list.hidden(view, ['search', 'own'])).toEqual([
      ['kind', 'book'],
      ['mark', 'a,b'],
      ['sort', 'title'],
    ]);
  });

  test('the call is told of what is set', () => {
    expect(list.filter(view)).toEqual({ kind: 'book', mark: ['a', 'b'], days: 7, own: '1', search: 'a,b' });
    expect(list.filter(at())).toEqual({ days: 7 });
    expect(list.shown(view, 24)).toEqual({ page: 2, number: 1, size: 48 });
  });
});
