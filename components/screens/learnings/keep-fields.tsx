import { SORTS, type LearningsView } from './learning-filters';

type Kept = 'type' | 'state' | 'favorite' | 'mark' | 'category' | 'tag' | 'search' | 'sort';

/** What a GET form does not ask for itself and must not lose. */
export function KeepFields({ view, but }: { view: LearningsView; but: readonly Kept[] }) {
  const { type, state, favorite, marks, categories, tag, search, sort } = view;
  const fields: [Kept, string | undefined][] = [
    ['type', type],
    ['state', state],
    ['favorite', favorite ? '1' : undefined],
    ['mark', marks.join(',')],
    ['category', categories.join(',')],
    ['tag', tag],
    ['search', search],
    ['sort', sort === Object.keys(SORTS)[0] ? undefined : sort],
  ];
  return fields.map(([name, value]) =>
    value && !but.includes(name) ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
