import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { users } from './users';

const ofUser = () =>
  ref()
    .notNull()
    .references(() => users.id);
const ofSession = () =>
  uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' });
/** Single-use tokens with a short lifetime. */
const usedOnce = () => ({ createdAt: createdAt(), expiresAt: moment().notNull(), usedAt: moment() });

/** One sign-in; its refresh tokens are one family. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    /**
     * `external`: by a partner's token, with a pharmacist's rights only; `hand-off`: from the person's other session.
     */
    kind: text({ enum: ['password', 'external', 'hand-off'] }).notNull(),
    ip: text(),
    userAgent: text(),
    createdAt: createdAt(),
    /** Exact to five minutes. */
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt), index().on(t.createdAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: ofSession(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When the token was exchanged; a second use after the leeway ends the family. */
    usedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.tokenHash), index().on(t.sessionId)],
);

/** Tokens issued to a partner's system for one person (external login). */
export const externalTokens = pgTable(
  'external_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    ...usedOnce(),
  },
  (t) => [index().on(t.userId)],
);

/** Single-use codes of the sign-in hand-off; 60 s. */
export const handOffCodes = pgTable(
  'hand_off_codes',
  {
    codeHash: text().primaryKey(),
    sessionId: ofSession(),
    address: text().notNull(),
    ...usedOnce(),
  },
  (t) => [index().on(t.sessionId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    ...usedOnce(),
  },
  (t) => [index().on(t.userId)],
);

/** Requested e-mail addresses that the person has not yet confirmed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/**
 * Throttle counters, shared by all backends. Names in keys are hashed: they may be addresses of people without an
 * account.
 */
export const throttleCounts = pgTable(
  'throttle_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Time of the first counted attempt: all of them expire together. */
    since: moment().notNull(),
  },
  (t) => [index().on(t.since)],
);
