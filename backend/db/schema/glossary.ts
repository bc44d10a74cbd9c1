import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';

/** Words that articles and compositions are linked to (specification, section 3, 'Glossary word'). */
export const glossaryWords = pgTable(
  'glossary_words',
  {
    id: id(),
    /** Anchor of the word on the glossary page. */
    slug: text().notNull(),
    name: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull(),
    /** Other names of the word in texts: an INCI name, an abbreviation. */
    synonyms: jsonb().$type<string[]>().notNull().default([]),
    /** Brand that the word belongs to; null: a word of all brands. */
    markId: ref().references(() => marks.id),
    status: text({ enum: ['active', 'archive'] })
      .notNull()
      .default('active'),
    /** Null: draft; in the future: scheduled. */
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
