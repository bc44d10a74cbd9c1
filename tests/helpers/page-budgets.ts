/** What a page may cost at most, in figures that are the same on every machine. */
export interface PageCosts {
  /** Calls of the portal to the services. */
  calls: number;
  /** Statements of the services on PostgreSQL. */
  statements: number;
  /** kB (1000 bytes) of the document before compression. */
  html: number;
  /** kB of React's payload inside it. */
  flight: number;
  /** Client components the payload refers to, each once. */
  references: number;
  /** kB of the first view's scripts, gzip. */
  js: number;
}

const WORDS: Record<keyof PageCosts, string> = {
  calls: 'calls',
  statements: 'statements',
  html: 'kB of HTML',
  flight: 'kB of flight',
  references: 'client components',
  js: 'kB of scripts',
};

type Row = readonly [
  calls: number,
  statements: number,
  html: number,
  flight: number,
  references: number,
  js: number,
];

/**
 * By the names of `tests/bench/pages.ts`, for the showpiece pharmacist of the demo world on a second view. Documents have
 * 6 % of room, statements three, references two, scripts 3 kB: the world's dates are today's, shared chunks move. Lower them.
 */
const ROWS: Readonly<Record<string, Row>> = {
  login: [0, 3, 30, 12, 15, 183],
  registration: [0, 3, 24, 9, 15, 205],
  home: [10, 25, 136, 74, 32, 182],
  news: [2, 7, 123, 67, 30, 180],
  article: [2, 9, 107, 62, 40, 183],
  videos: [2, 7, 93, 52, 31, 180],
  video: [3, 9, 75, 41, 33, 190],
  products: [3, 8, 146, 81, 31, 180],
  product: [5, 12, 103, 58, 34, 182],
  glossary: [2, 6, 292, 157, 31, 180],
  module: [3, 8, 72, 42, 34, 186],
  learnings: [5, 13, 192, 106, 31, 180],
  test: [3, 17, 61, 35, 30, 192],
  account: [4, 12, 91, 50, 34, 184],
  catalogue: [5, 13, 169, 96, 30, 183],
  story: [4, 10, 112, 62, 31, 180],
  knowledges: [3, 8, 116, 65, 29, 179],
  experts: [3, 8, 88, 52, 30, 179],
  questions: [3, 8, 94, 52, 31, 200],
  'search results': [2, 7, 129, 72, 31, 179],
  'brand tests': [2, 7, 66, 38, 30, 180],
  recordings: [2, 7, 117, 65, 30, 179],
  landing: [1, 5, 19, 11, 18, 180],
};

export const PAGE_BUDGETS: Readonly<Record<string, PageCosts>> = Object.fromEntries(
  Object.entries(ROWS).map(([name, [calls, statements, html, flight, references, js]]) => [
    name,
    { calls, statements, html, flight, references, js },
  ]),
);

/** What is over: «account: 14 statements, budget 12». */
export function overBudget(name: string, costs: PageCosts, budget: PageCosts): string[] {
  const keys = Object.keys(WORDS) as (keyof PageCosts)[];
  return keys
    .filter((key) => !(costs[key] <= budget[key]))
    .map((key) => `${name}: ${Number(costs[key].toFixed(1))} ${WORDS[key]}, budget ${String(budget[key])}`);
}
