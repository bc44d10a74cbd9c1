import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { createdAt, id, moment, ref } from './columns';
import { marks, regions } from './directory';
import { users } from './users';

const ofProgramme = () =>
  ref()
    .notNull()
    .references(() => programmes.id, { onDelete: 'cascade' });

/** Education programmes. The finish date comes from the environment; tests and articles refer to the months. */
export const programmes = pgTable(
  'programmes',
  {
    id: id(),
    slug: text().notNull(),
    /**
     * When the first points were moved to the main balance: the programme is over from then on, whatever its finish
     * date.
     */
    closedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.slug)],
);

/** Regions in which a programme is held; without rows, all regions. */
export const programmeRegions = pgTable(
  'programme_regions',
  {
    programmeId: ofProgramme(),
    regionId: ref()
      .notNull()
      .references(() => regions.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.programmeId, t.regionId] }), index().on(t.regionId)],
);

export const programmeMonths = pgTable(
  'programme_months',
  {
    id: id(),
    programmeId: ofProgramme(),
    /** `2025-05`. */
    month: text().notNull(),
    title: text().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.programmeId, t.month), check('programme_months_order', sql`start_at < end_at`)],
);

/** A person in the programme; the id is the motivation id. */
export const programmeMembers = pgTable(
  'programme_members',
  {
    id: id(),
    programmeId: ofProgramme(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Sum of the entries. */
    total: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When the points were moved to the main balance. */
    closedAt: moment(),
    /** Why the last transfer of the points failed. */
    failure: text(),
  },
  (t) => [
    uniqueIndex().on(t.programmeId, t.userId),
    index().on(t.userId),
    check('programme_members_total', sql`total between 0 and ${sql.raw(String(PROGRAMME_LIMIT))}`),
  ],
);

/** Points of the programme, append-only (a trigger refuses update and delete). */
export const programmeEntries = pgTable(
  'programme_entries',
  {
    id: id(),
    memberId: ref()
      .notNull()
      .references(() => programmeMembers.id),
    monthId: ref()
      .notNull()
      .references(() => programmeMonths.id),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    amount: integer().notNull(),
    /** Amount without the limit; null if the limit did not reduce it. */
    cappedFrom: integer(),
    kind: text({ enum: ['test', 'video'] }).notNull(),
    subjectId: ref().notNull(),
    title: text().notNull(),
    idempotencyKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.memberId, t.idempotencyKey),
    index().on(t.monthId),
    index().on(t.markId),
    check('programme_entries_positive', sql`amount > 0`),
  ],
);

/** Ratings of a month of study; the last rating of each person counts. */
export const courseRatings = pgTable(
  'course_ratings',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    monthId: ref()
      .notNull()
      .references(() => programmeMonths.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    /** '' for none. */
    comment: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.monthId),
    index().on(t.monthId),
    check('course_ratings_range', sql`rating between 1 and 5`),
  ],
);

/** Questions to the organisers, and with `isFaq` the rules of the programme. */
export const programmeQuestions = pgTable(
  'programme_questions',
  {
    id: id(),
    programmeId: ofProgramme(),
    isFaq: boolean().notNull().default(false),
    /** Place among the rules. */
    position: integer().notNull().default(0),
    /** Null for a rule. */
    askerId: ref().references(() => users.id),
    text: text().notNull(),
    answer: text(),
    answererId: ref().references(() => users.id),
    answeredAt: moment(),
    /** The working day, in Moscow, by whose end an answer is due. */
    dueDay: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.programmeId, t.isFaq, t.createdAt),
    index().on(t.askerId),
    index().on(t.answererId),
    check('programme_questions_asked', sql`is_faq or (asker_id is not null and due_day is not null)`),
  ],
);
