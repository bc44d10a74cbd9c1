import { describe, expect, it } from 'vitest';
import { countFilters, filterOf, hrefOf, readView, toggled, withoutFilters } from './learning-filters';
import { emptyWords } from './nothing-found';

describe('the address of the list', () => {
  it('reads what links and forms write', () => {
    expect(
      readView({ type: 'test', state: 'new', mark: 'lrp,vichy', favorite: '1', search: ' крем ' }),
    ).toEqual({
      type: 'test',
      state: 'new',
      favorite: true,
      marks: ['lrp', 'vichy'],
      categories: [],
      search: 'крем',
      sort: '-createdAt',
    });
    expect(readView({ mark: ['lrp', 'vichy', 'lrp'] }).marks).toEqual(['lrp', 'vichy']);
  });

  it('leaves out what can not be', () => {
    const view = readView({
      type: 'exam',
      state: 'lost',
      mark: '<script>,,',
      favorite: 'yes',
      sort: 'id',
      tag: '../x',
    });
    expect(view).toEqual({ favorite: false, marks: [], categories: [], sort: '-createdAt' });
  });

  it('is written back the same, short, and begins from the first page', () => {
    const view = readView({
      type: 'test',
      mark: 'lrp,vichy',
      category: 'skin',
      sort: 'title',
      search: 'крем',
    });
    const query = Object.fromEntries(new URL(hrefOf(view), 'http://x').searchParams);
    expect(readView(query)).toEqual(view);
    expect(hrefOf(readView({}))).toBe('/lk/learnings');
    expect(hrefOf(view, { type: undefined, search: undefined, marks: [] })).toBe(
      '/lk/learnings?category=skin&sort=title',
    );
    expect(hrefOf(readView({ type: 'video' }), {}, 3)).toBe('/lk/learnings?type=video&page=3');
  });

  it('puts a value in and out', () => {
    expect(toggled(['lrp'], 'vichy')).toEqual(['lrp', 'vichy']);
    expect(toggled(['lrp', 'vichy'], 'lrp')).toEqual(['vichy']);
  });

  it('asks the services for no more than was chosen', () => {
    expect(filterOf(readView({}), ['test'])).toEqual({ type: ['test'] });
    expect(filterOf(readView({ favorite: '1', state: 'started', tag: 'spf' }), [])).toEqual({
      favorite: '1',
      state: 'started',
      tag: 'spf',
    });
  });

  it('counts filters, not the type or the order', () => {
    const view = readView({ type: 'test', sort: 'title', mark: 'lrp,vichy', search: 'a', favorite: '1' });
    expect(countFilters(view)).toBe(4);
    expect(countFilters(withoutFilters(view))).toBe(0);
    expect(withoutFilters(view)).toMatchObject({ type: 'test', sort: 'title' });
  });
});

describe('an empty list says why and what next', () => {
  const action = (query: Record<string, string>) => emptyWords(readView(query)).action;

  it.each([
    [{ search: 'ыы', favorite: '1' }, '/lk/learnings?favorite=1'],
    [{ favorite: '1', type: 'test' }, '/lk/learnings?type=test'],
    [{ state: 'started' }, '/lk/learnings?state=open'],
    [{ state: 'locked', mark: 'lrp', type: 'video' }, '/lk/learnings?type=video'],
    [{ type: 'survey' }, '/lk/learnings'],
  ])('%j leads to %s', (query, href) => {
    expect(action(query)).toMatchObject({ href });
  });
});
