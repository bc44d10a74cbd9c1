import type { Erid } from '@/components/blocks/erid-mark/erid-mark';
import type { Space } from '@/lib/domain/space';

/** An option that was chosen or is right. */
export interface OptionReview {
  text: string;
  /** Address of its picture. */
  image: string | null;
  isChosen: boolean;
  /** Null where it is not known. */
  isRight: boolean | null;
  why: string | null;
}

export interface QuestionReview {
  text: string;
  isRight: boolean;
  /** Words of the chosen options, none for no answer; absent where they are not known. */
  chosen?: readonly string[] | undefined;
  /** Words of the right ones; null while the test may be taken again, absent where they are not known. */
  right?: readonly string[] | null | undefined;
  /** In the order of the question; absent where what was chosen is not known. */
  options?: readonly OptionReview[] | undefined;
  /** Why it is so, in the author's words. */
  why?: string | null | undefined;
  /** What to read about it. */
  reading?: ({ title: string; href: string; isVideo?: boolean } & Partial<Erid>) | null | undefined;
}

/** What the points just earned make possible. */
export interface Possible {
  text: string;
  /** The points have just reached it; otherwise it has only come nearer. */
  isReached: boolean;
  action: string;
  href: string;
}

/** A scored test as its result is shown. */
export interface TestResultFacts {
  title: string;
  /** Whose test it is; the portal's by default. */
  space?: Space;
  correct: number;
  total: number;
  points: number;
  /** Points that the test pays at most, where that is known. */
  most?: number;
  passed: boolean;
  /** ISO instant when the test may be taken again; null for never. */
  repeatAt: string | null;
  /** Mark slug. */
  brand?: string;
  /** The mark's balance afterwards. */
  balance?: { markName: string; points: number };
  /** Of the programme: what came of `points`, and how much there is of the most that can be. */
  programme?: { awarded: number; total: number; limit: number };
  /** Express test: how many errors were forgiven; null or absent for a plain one. */
  allowedErrors?: number | null;
  /** Of several right answers each pays, and a wrong one takes away; otherwise nothing but all of them pays. */
  paysInPart?: boolean;
  /** In the order of the test; none where the services do not tell what was right. */
  questions?: readonly QuestionReview[];
  possible?: Possible | null;
  /** Address of the certificate it has earned, in the account: with its file and its link for others. */
  certificate?: string | null;
  /** Address of the article the test is about. */
  article?: string | null;
}
