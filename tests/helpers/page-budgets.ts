/** Limits of a page's cost, in figures that are the same on every machine. */
export interface PageCosts {
  /** Calls of the portal to the services. */
  calls: number;
  /** Statements of the services on PostgreSQL. */
  statements: number;
  /** kB (1000 bytes) of the document before compression, without the inlined styles of a first view. */
  html: number;
  /** kB of the inlined styles. */
  styles: number;
  /** kB of React's payload in the document. */
  flight: number;
  /** Distinct client components in the payload. */
  references: number;
  /** kB of the first view's scripts, gzip. */
  js: number;
}

const WORDS: Record<keyof PageCosts, string> = {
  calls: 'calls',
  statements: 'statements',
  html: 'kB of HTML',
  styles: 'kB of first styles',
  flight: 'kB of flight',
  references: 'client components',
  js: 'kB of scripts',
};

/**
 * kB of the fullest page; a third is the kit's tokens and rules without classes; compressed it is a fifth. At 48,
 * without the classes of pieces, pages shifted when the stylesheet arrived.
 */
const FIRST_STYLES = 60;

type Row = readonly [
  calls: number,
  statements: number,
  html: number,
  flight: number,
  references: number,
  js: number,
];

/**
 * Budgets by page name of `tests/bench/pages.ts`, for the demo world's showpiece pharmacist on a second view. Margins:
 * documents 6 %, statements three, references two, scripts 3 kB, as the world's dates are relative and shared chunks
 * vary. Lower them when possible.
 */
const ROWS: Readonly<Record<string, Row>> = {
  login: [0, 3, 28, 12, 14, 178],
  registration: [0, 3, 23, 9, 14, 202],
  home: [9, 22, 74, 22, 29, 180],
  news: [2, 7, 70, 20, 27, 175],
  article: [2, 9, 71, 32, 37, 180],
  videos: [2, 7, 64, 28, 28, 175],
  video: [3, 9, 50, 21, 29, 187],
  products: [3, 8, 84, 26, 28, 176],
  product: [5, 12, 63, 24, 30, 178],
  glossary: [2, 6, 131, 18, 29, 175],
  module: [3, 8, 47, 21, 30, 184],
  learnings: [5, 13, 110, 37, 28, 176],
  test: [3, 17, 47, 24, 27, 192],
  account: [5, 15, 57, 22, 32, 181],
  schedule: [4, 9, 59, 24, 29, 176],
  pharmacists: [5, 15, 127, 37, 31, 185],
  catalogue: [5, 13, 134, 70, 28, 179],
  story: [4, 10, 60, 19, 28, 175],
  knowledges: [3, 8, 59, 18, 27, 175],
  experts: [3, 8, 69, 38, 27, 176],
  questions: [3, 8, 57, 21, 29, 198],
  'search results': [2, 7, 63, 18, 29, 175],
  'brand tests': [2, 7, 41, 17, 27, 175],
  recordings: [2, 7, 66, 21, 27, 175],
  landing: [1, 5, 18, 11, 17, 176],
};

export const PAGE_BUDGETS: Readonly<Record<string, PageCosts>> = Object.fromEntries(
  Object.entries(ROWS).map(([name, [calls, statements, html, flight, references, js]]) => [
    name,
    { calls, statements, html, styles: FIRST_STYLES, flight, references, js },
  ]),
);

/** Exceeded budgets: «account: 14 statements, budget 12». */
export function overBudget(name: string, costs: PageCosts, budget: PageCosts): string[] {
  const keys = Object.keys(WORDS) as (keyof PageCosts)[];
  return keys
    .filter((key) => !(costs[key] <= budget[key]))
    .map((key) => `${name}: ${Number(costs[key].toFixed(1))} ${WORDS[key]}, budget ${String(budget[key])}`);
}
