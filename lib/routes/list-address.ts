type Given = string | string[] | undefined;

/** One value of a query, the last of several; undefined for none or an empty one. */
export function oneOf(value: Given): string | undefined {
  return (Array.isArray(value) ? value.at(-1) : value) || undefined;
}

/** The most a service gives in one page. */
const MOST = 100;

/** How many items `?page=3` shows: three pages together, at most 100; a spoiled number is the first page. */
export function shownOf(page: Given, size: number): number {
  const number = Number(oneOf(page));
  const pages = Number.isInteger(number) && number > 1 ? number : 1;
  return Math.min(pages * size, MOST);
}

/** Address with these values in its query; undefined ones are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
