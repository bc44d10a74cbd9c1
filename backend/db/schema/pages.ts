import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { contentPackages } from './packages';
import type { StoredImage } from './types';

/**
 * Pages of brands: those with `content` are read as text (about, development), those with a package run in a frame
 * (landings). A slug is unique over all brands: the call that finds a page gets only the slug.
 */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Sanitised HTML; empty for a landing. */
    content: text().notNull().default(''),
    image: jsonb().$type<StoredImage>(),
    packageId: text().references(() => contentPackages.id),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    /** A published page is visible from this time on. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.markId, t.status),
    index().on(t.packageId),
    check(
      'pages_published_with_erid',
      sql`status <> 'published' or not need_erid or (erid_token is not null and erid_source is not null)`,
    ),
    check('pages_published_at', sql`status <> 'published' or published_at is not null`),
  ],
);
