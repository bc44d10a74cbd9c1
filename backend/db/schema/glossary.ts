import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';

/** Words that articles and compositions are linked to (specification, section 3, 'Glossary word'). */
export const glossaryWords = pgTable(
  'glossary_words',
  {
    id: id(),
    /** Its anchor on the glossary page. */
    slug: text().notNull(),
    name: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    /** Other names it is met under in a text: an INCI name, a shortening. */
    synonyms: jsonb().$type<string[]>().notNull().default([]),
    /** A brand's own word; null for one of every brand. */
    markId: ref().references(() => marks.id),
    status: text({ enum: ['active', 'archive'] })
      .notNull()
      .default('active'),
    /** Null: a draft. Ahead: scheduled. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.markId),
    index().on(t.status, t.publishedAt),
    // an import finds words by their name
    index('glossary_words_folded_index').on(sql`fold_letters(name)`),
  ],
);
