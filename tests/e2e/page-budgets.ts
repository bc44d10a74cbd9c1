/** What a page costs on every machine alike; what it may cost at most. Lower it when a page becomes cheaper. */
export interface Cost {
  /** Calls of the portal for one view. */
  calls: number;
  /** Statements of the database for one view. */
  statements: number;
  /** Client components in React's payload. */
  references: number;
  flightKb: number;
  /** Before compression. */
  htmlKb: number;
}

export const PAGE_BUDGETS: Readonly<Record<string, Cost>> = {
  login: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  home: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  news: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  article: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  product: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  products: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  learnings: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  account: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
  catalogue: { calls: 99, statements: 999, references: 999, flightKb: 999, htmlKb: 999 },
};
