import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ScormLaunch } from '@/lib/domain/scorm-manifest';
import { big, createdAt, ref } from './columns';
import { users } from './users';

/** Unpacked ZIP files of modules and landing pages: checked once at upload, then never changed. */
export const contentPackages = pgTable(
  'content_packages',
  {
    /** First 32 hex digits of the ZIP's SHA-256: the same file is one package, and its address cannot be guessed. */
    id: text().primaryKey(),
    /** File name as uploaded. */
    name: text().notNull(),
    format: text({ enum: ['plain', 'scorm-1.2', 'scorm-2004'] }).notNull(),
    /** The page the frame opens, inside the package. */
    indexFile: text().notNull(),
    /** Launch data of the course from the manifest of a SCORM package; null for other formats. */
    scorm: jsonb().$type<ScormLaunch>(),
    filesCount: integer().notNull(),
    /** Bytes, unpacked. */
    size: big().notNull(),
    authorId: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.authorId)],
);
