import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';

/** Points for something that was learnt. */
export interface Payment {
  userId: string;
  markId: string;
  /** Whole points, above 0. */
  amount: number;
  kind: 'test' | 'video';
  subjectId: string;
  title: string;
  reason?: string;
  /** Of the event itself: the same key never pays twice. */
  key: string;
  /** Of the programme the subject belongs to. */
  monthId: string | null;
}

/** What the repeat of a test hangs on. */
export interface Attempted {
  points: number;
  now: Date;
  closesAt: Date | null;
}

/**
 * Where tests and articles belong: the core, or a programme with lists, points and repeats of its own. Taking and
 * watching are one engine for both (docs/decisions/0026).
 */
export interface Space {
  /** Rows of `tests` and `articles` that are its own, whatever their state. */
  tests: SQL | undefined;
  articles: SQL | undefined;
  /** Those that everybody sees. */
  shownTests: (now: Date) => SQL | undefined;
  shownArticles: (now: Date) => SQL | undefined;
  hasCertificates: boolean;
  repeatAfter: (attempted: Attempted) => Date | null;
  /** What has come to the person. */
  pay: (tx: Db, ctx: Pick<Ctx, 'now'>, payment: Payment) => Promise<number>;
  /** Points that a test has brought to everybody. */
  paidFor: (ctx: Pick<Ctx, 'db'>, testId: string) => Promise<number>;
  /** What the person has afterwards: of the mark in the core, in all of a programme. */
  balanceOf: (db: Db, userId: string, mark: string) => Promise<number>;
}
