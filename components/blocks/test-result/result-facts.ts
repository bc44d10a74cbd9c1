import type { Erid } from '@/components/blocks/erid-mark/erid-mark';
import type { Space } from '@/lib/domain/space';

/** A chosen or a right option. */
export interface OptionReview {
  text: string;
  /** Address of the option's picture. */
  image: string | null;
  isChosen: boolean;
  /** Null where it is not known. */
  isRight: boolean | null;
  why: string | null;
}

export interface QuestionReview {
  text: string;
  isRight: boolean;
  /** Texts of the chosen options, empty for no answer; absent where they are unknown. */
  chosen?: readonly string[] | undefined;
  /** Texts of the right options; null while the test may be taken again, absent where they are unknown. */
  right?: readonly string[] | null | undefined;
  /** In the order of the question; absent where the chosen options are unknown. */
  options?: readonly OptionReview[] | undefined;
  /** Why the answer is right, in the author's words. */
  why?: string | null | undefined;
  /** Material about the question. */
  reading?: ({ title: string; href: string; isVideo?: boolean } & Partial<Erid>) | null | undefined;
}

/** The gift that the earned points make possible. */
export interface Possible {
  text: string;
  /** Whether the points have reached the gift; otherwise it has only come nearer. */
  isReached: boolean;
  action: string;
  href: string;
}

/** A scored test for its result page. */
export interface TestResultFacts {
  title: string;
  /** Space of the test; the portal's by default. */
  space?: Space;
  correct: number;
  total: number;
  points: number;
  /** The most points that the test pays, where known. */
  most?: number;
  passed: boolean;
  /** ISO instant when the test may be taken again; null for never. */
  repeatAt: string | null;
  /** Mark slug. */
  brand?: string;
  /** Balance of the mark after the result. */
  balance?: { markName: string; points: number };
  /** In the programme: how much of `points` was awarded, the total, and the limit. */
  programme?: { awarded: number; total: number; limit: number };
  /** In an express test: number of allowed errors; null or absent for a plain one. */
  allowedErrors?: number | null;
  /** Whether each of several right answers pays, and a wrong one reduces the points; otherwise only all of them pay. */
  paysInPart?: boolean;
  /** In the order of the test; empty where the services do not reveal which were right. */
  questions?: readonly QuestionReview[];
  possible?: Possible | null;
  /** Address of the earned certificate in the account, with its file and public link. */
  certificate?: string | null;
  /** Address of the article the test is about. */
  article?: string | null;
}
