/** The items that an address shows, as a page of a call. No zod here: queries of client code import it. */
export interface Shown {
  /** `page` of the address. */
  page: number;
  number: number;
  size: number;
}

/** Most items that a service returns in one page. */
const MOST = 100;

/** Number of pages of this size that fit in one response. */
export const pagesTogether = (size: number) => Math.floor(MOST / size);

/** Items of `?page=3`: all three pages together while they fit in one response, further pages one by one. */
export function shownOf(page: number, size: number): Shown {
  return page <= pagesTogether(size) ? { page, number: 1, size: page * size } : { page, number: page, size };
}

/** `page` of a call: for what an address shows, or for a number of first items. */
export function pageQuery(shown: Shown | number): { number?: number; size: number } {
  return typeof shown === 'number' ? { size: shown } : { number: shown.number, size: shown.size };
}
