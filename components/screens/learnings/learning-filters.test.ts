import { describe, expect, it } from 'vitest';
import { countFilters, filterOf, learningList } from './learning-filters';
import { emptyWords } from './empty-words';

const { read: readView, href: hrefOf, toggle, clear: withoutFilters } = learningList;

describe('the address of the list', () => {
  it('reads what links and forms write', () => {
    expect(
      readView({ type: 'test', state: 'new', mark: 'lrp,vichy', favorite: '1', search: ' крем ' }),
    ).toEqual({
      type: 'test',
      state: 'new',
      favorite: true,
      mark: ['lrp', 'vichy'],
      category: [],
      search: 'крем',
      sort: 'state',
      page: 1,
    });
    expect(readView({ mark: ['lrp', 'vichy', 'lrp'] }).mark).toEqual(['lrp', 'vichy']);
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
    expect(view).toEqual({ favorite: false, mark: [], category: [], sort: 'state', page: 1 });
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
    expect(hrefOf(view, { type: undefined, search: undefined, mark: [] })).toBe(
      '/lk/learnings?category=skin&sort=title',
    );
    expect(hrefOf(readView({ type: 'video' }), { page: 3 })).toBe('/lk/learnings?type=video&page=3');
  });

  it('puts a value in and out', () => {
    const view = readView({ mark: 'lrp', state: 'new', page: '3' });
    expect(toggle(view, 'mark', 'vichy')).toBe('/lk/learnings?state=new&mark=lrp,vichy');
    expect(toggle(view, 'mark', 'lrp')).toBe('/lk/learnings?state=new');
    expect(toggle(view, 'state', 'new')).toBe('/lk/learnings?mark=lrp');
    expect(toggle(view, 'state', 'open')).toBe('/lk/learnings?state=open&mark=lrp');
    const favorite = toggle(view, 'favorite', '1');
    expect(favorite).toBe('/lk/learnings?state=new&favorite=1&mark=lrp');
    expect(toggle({ ...view, favorite: true }, 'favorite', '1')).toBe('/lk/learnings?state=new&mark=lrp');
  });

  it('asks the services for no more than was chosen', () => {
    expect(filterOf(readView({}), ['test'])).toEqual({ type: ['test'] });
    expect(filterOf(readView({ favorite: '1', state: 'started', tag: 'spf' }), ['video'])).toEqual({
      type: ['video'],
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
  const action = (query: Record<string, string>) =>
    emptyWords(readView(query), { done: 0, ofAllTypes: 0 }).action;

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
