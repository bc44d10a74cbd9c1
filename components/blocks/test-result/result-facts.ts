/** A scored test as its result is shown. */
export interface TestResultFacts {
  title: string;
  correct: number;
  total: number;
  points: number;
  passed: boolean;
  /** ISO instant when the test may be taken again; null for never. */
  repeatAt: string | null;
  /** Mark slug. */
  brand?: string;
  /** The mark's balance afterwards. */
  balance?: { markName: string; points: number };
  /** Express test: how many errors were forgiven; null or absent for a plain one. */
  allowedErrors?: number | null;
  /** In the order of the test. */
  questions?: readonly { text: string; isRight: boolean }[];
  /** Address of the article the test is about. */
  article?: string | null;
}
