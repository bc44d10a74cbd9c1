import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';

/** Points paid for a learning item. */
export interface Payment {
  userId: string;
  markId: string;
  /** Whole points, above 0. */
  amount: number;
  kind: 'test' | 'video';
  subjectId: string;
  title: string;
  reason?: string;
  /** Idempotency key of the event: the same key never pays twice. */
  key: string;
  /** Id of the programme's month that the subject belongs to. */
  monthId: string | null;
}

/** Facts that decide when a test may be repeated. */
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
  /** Conditions: rows of `tests` and `articles` that belong to the space, in any state. */
  tests: SQL | undefined;
  articles: SQL | undefined;
  /** Conditions: those of them that everybody sees. */
  shownTests: (now: Date) => SQL | undefined;
  shownArticles: (now: Date) => SQL | undefined;
  hasCertificates: boolean;
  repeatAfter: (attempted: Attempted) => Date | null;
  /** Pays the person and returns the points that were added. */
  pay: (tx: Db, ctx: Pick<Ctx, 'now'>, payment: Payment) => Promise<number>;
  /** Returns the points that a test has paid to all people. */
  paidFor: (ctx: Pick<Ctx, 'db'>, testId: string) => Promise<number>;
  /** Returns the person's balance: of the mark in the core, of the whole programme in a programme. */
  balanceOf: (db: Db, userId: string, mark: string) => Promise<number>;
}
