/** Values of a query: text, numbers, flags, lists (joined by commas) and nested objects of the same. */
export type QueryValue =
  string | number | boolean | null | undefined | readonly (string | number)[] | QueryTree;
export interface QueryTree {
  [name: string]: QueryValue;
}

/** `{filter: {mark: {name: 'lrp'}}, page: {number: 2}}` → `filter[mark][name]=lrp&page[number]=2`, no empty values. */
export function toSearch(query: object): string {
  const out = new URLSearchParams();
  const walk = (name: string, value: QueryValue) => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) {
      if (value.length > 0) out.append(name, value.join(','));
      return;
    }
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(name ? `${name}[${key}]` : key, inner);
      return;
    }
    out.append(name, String(value));
  };
  walk('', query as QueryTree);
  return out.toString();
}
