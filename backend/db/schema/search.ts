import { sql } from 'drizzle-orm';
import { boolean, customType, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SEARCH_TYPES } from '@/lib/domain/search-documents';
import { id, moment, ref } from './columns';
import type { StoredImage } from './types';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search index: one row per published material. Triggers keep it equal to the view `search_sources` (migration
 * `search_rules`): never write it by hand.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: id(),
    /** Source table; together with `modelId` it identifies the material. */
    source: text().notNull(),
    modelId: ref().notNull(),
    type: text({ enum: SEARCH_TYPES }).notNull(),
    markId: ref(),
    slug: text().notNull().default(''),
    title: text().notNull(),
    body: text().notNull().default(''),
    image: jsonb().$type<StoredImage>(),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    visibleFrom: moment().notNull(),
    visibleUntil: moment(),
    /** Lower case, ё as е, words only. */
    foldedTitle: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.source, t.modelId),
    index().using('gin', t.words),
    // words of titles, and of titles with keywords: the best ranked are found without reading a text
    index('search_documents_title_words_index').using('gin', sql`ts_filter(words, '{a}')`),
    index('search_documents_head_words_index').using('gin', sql`ts_filter(words, '{a,b}')`),
    index('search_documents_title_index').using('gin', t.foldedTitle.op('gin_trgm_ops')),
    index('search_documents_title_start_index').on(t.foldedTitle.op('text_pattern_ops')),
    index().on(t.visibleFrom),
  ],
);

/** Every word of every document, to correct misspelt words. Filled by the same triggers. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_index').using('gin', sql`${t.word} gin_trgm_ops`),
]);
