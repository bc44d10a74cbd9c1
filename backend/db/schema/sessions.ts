import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { users } from './users';

/** One sign-in; its refresh tokens are one family. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['password', 'external'] }).notNull(),
    ip: text(),
    userAgent: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When it was exchanged; a second use after the leeway ends the family. */
    usedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.tokenHash), index().on(t.sessionId)],
);

/** Tokens a partner's system was given for one person (external login). */
export const externalTokens = pgTable(
  'external_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/** Single-use codes of the sign-in hand-off; 60 s. */
export const handOffCodes = pgTable(
  'hand_off_codes',
  {
    codeHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.sessionId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId)],
);

/** Failed sign-ins, so that every backend throttles alike. The account is a hash: it may name nobody. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    accountHash: text().notNull(),
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.accountHash, t.createdAt),
    index().on(t.address, t.createdAt),
    index().on(t.createdAt),
  ],
);
