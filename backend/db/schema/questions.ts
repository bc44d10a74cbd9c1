import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import type { StoredImage } from './types';
import { users } from './users';

/** Profiles of experts and trainers; a person without a row is not shown as one. */
export const expertProfiles = pgTable('expert_profiles', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  position: text().notNull(),
  shortDescription: text().notNull().default(''),
  fullDescription: text().notNull().default(''),
  additionalDescription: text().notNull().default(''),
  image: jsonb().$type<StoredImage>(),
  /** Place in the list. */
  place: integer().notNull().default(0),
  updatedAt: createdAt(),
});

/** Questions to the experts, each with its one answer. */
export const faqQuestions = pgTable(
  'faq_questions',
  {
    id: id(),
    askerId: ref()
      .notNull()
      .references(() => users.id),
    /** Null: any expert. */
    recipientId: ref().references(() => users.id),
    text: text().notNull(),
    /** True if the asker lets others read the question, without the asker's name. */
    isActive: boolean().notNull().default(true),
    isHidden: boolean().notNull().default(false),
    answer: text(),
    answererId: ref().references(() => users.id),
    answeredAt: moment(),
    /** The working day, in Moscow, by whose end an answer is due. */
    dueDay: date({ mode: 'string' }).notNull(),
    redirectedTo: text(),
    redirectedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.askerId, t.createdAt),
    index().on(t.recipientId, t.answeredAt),
    index().on(t.answererId),
    index().on(t.answeredAt),
    index('faq_questions_folded_index').using(
      'gin',
      sql`fold_letters(text || ' ' || coalesce(answer, '')) gin_trgm_ops`,
    ),
  ],
);
