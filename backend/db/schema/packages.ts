import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ScormLaunch } from '@/lib/domain/scorm-manifest';
import { big, createdAt, ref } from './columns';
import { users } from './users';

/** Unpacked ZIP files of modules and landing pages: checked once at upload, then never changed. */
export const contentPackages = pgTable(
  'content_packages',
  {
    /** First 32 hex digits of the ZIP's SHA-256: the same file is one package, and nobody guesses its address. */
    id: text().primaryKey(),
    /** As the person called the file. */
    name: text().notNull(),
    format: text({ enum: ['plain', 'scorm-1.2', 'scorm-2004'] }).notNull(),
    /** The page the frame opens, inside the package. */
    indexFile: text().notNull(),
    /** What the manifest of a SCORM package says for its course; null for every other. */
    scorm: jsonb().$type<ScormLaunch>(),
    filesCount: integer().notNull(),
    /** Bytes, unpacked. */
    size: big().notNull(),
    authorId: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.authorId)],
);
