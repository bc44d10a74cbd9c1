/** The services give a hundred items at most: four pages of 24 stand together, later ones stand alone. */
const TOGETHER = 4;

export interface GrowingPage {
  /** What was asked for, 1 for nothing and nonsense. */
  current: number;
  /** `page[number]` and `page[size]` of the call. */
  number: number;
  size: number;
  /** Items of pages before this one are not on the screen. */
  alone: boolean;
}

/** A list that grows by its address: `?page=3` shows the first three pages together. */
export function growingPage(param: string | string[] | undefined, pageSize = 24): GrowingPage {
  const asked = typeof param === 'string' && /^\d{1,4}$/.test(param) ? Number(param) : 1;
  const current = Math.max(1, asked);
  const alone = current > TOGETHER;
  return alone
    ? { current, number: current, size: pageSize, alone }
    : { current, number: 1, size: pageSize * current, alone };
}

/** The address of a list with some of its query changed: empty values go, and with any change the page goes too. */
export function listHref(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, ...change })) {
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** One value of an address's query; repeated ones count as none. */
export function oneOf(param: string | string[] | undefined): string | undefined {
  return typeof param === 'string' && param !== '' ? param : undefined;
}
