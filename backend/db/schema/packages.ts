import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    filesCount: integer().notNull(),
    /** Bytes, unpacked. */
    size: big().notNull(),
    authorId: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.authorId)],
);
