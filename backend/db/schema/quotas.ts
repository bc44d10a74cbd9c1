import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { QUOTA_KINDS } from '@/lib/domain/trainings/quota';
import { createdAt, id, moment, ref } from './columns';
import { chains, sectors } from './directory';
import { trainingRegistrations } from './registrations';
import { trainings } from './trainings';
import { users } from './users';

/** Seats of a training that are kept for a chain, a territory or holders of a link, until the quota ends. */
export const trainingQuotas = pgTable(
  'training_quotas',
  {
    id: id(),
    trainingId: ref()
      .notNull()
      .references(() => trainings.id),
    kind: text({ enum: QUOTA_KINDS }).notNull(),
    chainId: ref().references(() => chains.id),
    areaId: ref().references(() => sectors.id),
    /** Code of a link, 80 bits. */
    code: text(),
    seats: integer().notNull(),
    /** Null: until the start. */
    until: moment(),
    note: text().notNull().default(''),
    /** End of the quota. Its free seats were offered to the line first and are open to everybody from then on. */
    endedAt: moment(),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.trainingId),
    index().on(t.chainId),
    index().on(t.areaId),
    index().on(t.authorId),
    uniqueIndex().on(t.code),
    index('training_quotas_open_index')
      .on(t.until)
      .where(sql`ended_at is null`),
    check('training_quotas_seats', sql`seats between 1 and 10000`),
    check(
      'training_quotas_whose',
      sql`(kind = 'chain') = (chain_id is not null) and (kind = 'area') = (area_id is not null)
        and (kind = 'link') = (code is not null)`,
    ),
  ],
);

/** Quota of each seat taken from a quota; a seat that was given up does not count. */
export const trainingQuotaSeats = pgTable(
  'training_quota_seats',
  {
    registrationId: ref()
      .primaryKey()
      .references(() => trainingRegistrations.id),
    quotaId: ref()
      .notNull()
      .references(() => trainingQuotas.id),
  },
  (t) => [index().on(t.quotaId)],
);
