import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ref } from './columns';
import { users } from './users';

/** Unsaved input of an editor, per person and edited subject. */
export const editorDrafts = pgTable(
  'editor_drafts',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Id of the edited subject, or `new`. */
    subject: text().notNull(),
    /** The form as JSON; the server does not read it. */
    values: text().notNull(),
    /** `updatedAt` of the version that was edited; null for something new. */
    seenAt: moment(),
    /** The tab that wrote last. */
    writer: text().notNull(),
    savedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.subject] }), index().on(t.savedAt)],
);
