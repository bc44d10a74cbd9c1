type Given = string | string[] | undefined;

/** One value of a query, the last of several; undefined for none or an empty one. */
export function oneOf(value: Given): string | undefined {
  return (Array.isArray(value) ? value.at(-1) : value) || undefined;
}

/** The most a service gives in one page. */
const MOST = 100;

/** The largest number a call's `page[number]` takes: nine digits. */
const LAST_PAGE = 999_999_999;

/** What an address of a list shows, as the services page it. */
export interface Shown {
  /** `page` of the address. */
  page: number;
  number: number;
  size: number;
}

/** How many pages of this size fit one answer of a service. */
export const pagesTogether = (size: number) => Math.floor(MOST / size);

/**
 * What `?page=3` shows: three pages together while they fit one answer, from there on each page alone; a spoiled
 * number is the first page.
 */
export function shownOf(page: Given, size: number): Shown {
  const asked = Number(oneOf(page));
  const number = Number.isInteger(asked) && asked > 1 && asked <= LAST_PAGE ? asked : 1;
  return number <= pagesTogether(size)
    ? { page: number, number: 1, size: number * size }
    : { page: number, number, size };
}

/** `page` of a call: what an address shows, or the first so many. */
export function pageQuery(shown: Shown | number): { number?: number; size: number } {
  return typeof shown === 'number' ? { size: shown } : { number: shown.number, size: shown.size };
}

/** Address with these values in its query; undefined ones are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
