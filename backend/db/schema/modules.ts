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
    /** Paid when scoring is not dynamic. */
    points: integer().notNull().default(0),
    isDynamicScoring: boolean().notNull().default(false),
    scoringRules: jsonb().$type<ScoringRule[]>().notNull().default([]),
    /** How many answers can be right; nobody reports more. 0: not stated. */
    questionsCount: integer().notNull().default(0),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    /** A published module is seen from then on. */
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

/** Where a person is in a module, in the module's own words, and what it came to. */
export const moduleStates = pgTable(
  'module_states',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    moduleId: ref()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** JSON of the module's own, kept between visits; as text, so that nothing of it is changed. */
    state: text(),
    /** When the state was kept; a completion leaves it alone. */
    savedAt: moment(),
    correctAnswersCount: integer(),
    /** Points of the first completion: the one that paid. */
    points: integer(),
    completedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.moduleId] }), index().on(t.moduleId)],
);
