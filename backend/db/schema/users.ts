import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { pharmacies, sectors } from './directory';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case; null once the account is erased. */
    email: text(),
    /** When the link sent to the address was opened; null until the person has proved that the address is theirs. */
    emailConfirmedAt: moment(),
    passwordHash: text(),
    firstName: text().notNull().default(''),
    middleName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    fullName: text().generatedAlwaysAs(sql`last_name || ' ' || first_name || ' ' || middle_name`),
    birthday: date({ mode: 'string' }),
    /** E.164. */
    phone: text(),
    telegram: text(),
    jobStatus: text(),
    mailingAgreement: boolean().notNull().default(false),
    /** When the person agreed to the processing of personal data. */
    consentAt: moment(),
    avatarFileId: uuid(),
    pharmacyId: ref().references(() => pharmacies.id),
    /** When staff of the territory confirmed that the person works there; another pharmacy clears both. */
    pharmacyConfirmedAt: moment(),
    pharmacyConfirmedById: ref().references((): AnyPgColumn => users.id),
    /** When staff of the territory reported that the person no longer works there; another pharmacy clears both. */
    leftAt: moment(),
    leftById: ref().references((): AnyPgColumn => users.id),
    motivationId: text(),
    /** The account is closed: nobody signs in with it. */
    isArchived: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    lastActivityAt: moment(),
    /** Set when the person deleted the account: personal data is gone, the row stays for the ledger. */
    erasedAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.email),
    index().on(t.pharmacyId),
    index().on(t.pharmacyConfirmedById),
    index().on(t.leftById),
    index('users_name_sort_index').on(sql`full_name collate "und-x-icu"`),
    index('users_folded_name_index').using('gin', sql`fold_letters(full_name) gin_trgm_ops`),
    index('users_email_search_index').using('gin', t.email.op('gin_trgm_ops')),
    index('users_phone_search_index').using('gin', t.phone.op('gin_trgm_ops')),
    index().on(t.lastActivityAt),
    index('users_last_seen_index').on(sql`last_activity_at desc nulls last`, t.id.desc()),
    index().on(t.createdAt),
  ],
);

export const roles = pgTable('roles', { id: id(), name: text().notNull() }, (t) => [
  uniqueIndex().on(t.name),
]);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    roleId: ref()
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] }), index().on(t.roleId)],
);

export const permissions = pgTable('permissions', { id: id(), name: text().notNull() }, (t) => [
  uniqueIndex().on(t.name),
]);

export const userPermissions = pgTable(
  'user_permissions',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    permissionId: ref()
      .notNull()
      .references(() => permissions.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.permissionId] }), index().on(t.permissionId)],
);

/** Sectors a member of staff looks after. */
export const userSectors = pgTable(
  'user_sectors',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    sectorId: ref()
      .notNull()
      .references(() => sectors.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.sectorId] }), index().on(t.sectorId)],
);

/** Pharmacies assigned to a representative, and with them the people of these pharmacies. */
export const assignments = pgTable(
  'assignments',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    pharmacyId: ref()
      .notNull()
      .references(() => pharmacies.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.pharmacyId] }), index().on(t.pharmacyId)],
);
