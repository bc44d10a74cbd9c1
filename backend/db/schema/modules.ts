import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ScoringRule } from '@/lib/domain/scoring';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { contentPackages } from './packages';
import type { StoredImage } from './types';
import { users } from './users';

/** Interactive modules; triggers keep their learning items (migration `module_learning_items`). */
export const modules = pgTable(
  'modules',
  {
    id: id(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    image: jsonb().$type<StoredImage>(),
    packageId: text().references(() => contentPackages.id),
    /** Points paid when scoring is not dynamic. */
    points: integer().notNull().default(0),
    isDynamicScoring: boolean().notNull().default(false),
    scoringRules: jsonb().$type<ScoringRule[]>().notNull().default([]),
    /** Maximum number of right answers; a report of more is refused. 0: not stated. */
    questionsCount: integer().notNull().default(0),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    /** A published module is visible from this time on. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.markId, t.status, t.publishedAt),
    index().on(t.packageId),
    check(
      'modules_published_with_erid',
      sql`status <> 'published' or not need_erid or (erid_token is not null and erid_source is not null)`,
    ),
    check(
      'modules_published_whole',
      sql`status <> 'published' or (published_at is not null and package_id is not null)`,
    ),
  ],
);

/** A person's state in a module, in the module's own format, and the result. */
export const moduleStates = pgTable(
  'module_states',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    moduleId: ref()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** JSON in the module's own format, kept between visits; stored as text so that it is not changed. */
    state: text(),
    /** When the state was saved; a completion does not change it. */
    savedAt: moment(),
    correctAnswersCount: integer(),
    /** Points of the completion that counted last. */
    points: integer(),
    completedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.moduleId] }), index().on(t.moduleId)],
);
