import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FILTER_GROUPS } from '@/lib/domain/product-filters';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { learningItems, tags } from './learning';
import type { StoredProductImages } from './types';

/** Skin and hair care of the brands (specification, section 3, 'Product'). Not the gifts of the catalogue. */
export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    /** Sanitised HTML, as are the four below. */
    fullDescription: text().notNull().default(''),
    composition: text().notNull().default(''),
    features: text().notNull().default(''),
    applicationMethod: text().notNull().default(''),
    result: text().notNull().default(''),
    /** Advice for the conversation at the counter. */
    counsel: text(),
    size: text(),
    vendorCode: text(),
    /** Names; the page looks each up in the glossary. */
    activeComponents: jsonb().$type<string[]>().notNull().default([]),
    images: jsonb()
      .$type<StoredProductImages>()
      .notNull()
      .default({ ogImage: null, content: [], preview: [] }),
    /** An archived product keeps its page but is in no list. */
    status: text({ enum: ['active', 'archive'] })
      .notNull()
      .default('active'),
    isNew: boolean().notNull().default(false),
    /** Null: draft; in the future: scheduled. */
    publishedAt: moment(),
    needErid: boolean().notNull().default(false),
    eridToken: text(),
    eridSource: text(),
    /** Kept by triggers on `ratings`. */
    likeCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.status, t.publishedAt),
    index('products_likes_index').on(t.status, t.likeCount),
    index().on(t.markId, t.status, t.publishedAt),
    index('products_name_sort_index').on(sql`name collate "und-x-icu"`),
    index('products_folded_index').using(
      'gin',
      sql`fold_letters(name || ' ' || short_description || ' ' || coalesce(vendor_code, '')) gin_trgm_ops`,
    ),
  ],
);

/** Filter values of a catalogue: a gamma, a kind of skin, a form. A gamma belongs to one mark. */
export const productFilterEntries = pgTable(
  'product_filter_entries',
  {
    id: id(),
    group: text({ enum: FILTER_GROUPS }).notNull(),
    alias: text().notNull(),
    title: text().notNull(),
    markId: ref().references(() => marks.id),
    position: integer().notNull().default(0),
  },
  (t) => [uniqueIndex().on(t.group, t.alias), index().on(t.markId)],
);

export const productFilterLinks = pgTable(
  'product_filter_links',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    entryId: ref()
      .notNull()
      .references(() => productFilterEntries.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.entryId] }), index().on(t.entryId)],
);

/** Themes that products share with articles, videos and tests: they select the related materials of a product. */
export const productTags = pgTable(
  'product_tags',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: ref()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.tagId] }), index().on(t.tagId)],
);

/** Gammas that an article, a video or a test is about: they select the related materials of a product. */
export const learningItemGammas = pgTable(
  'learning_item_gammas',
  {
    itemId: ref()
      .notNull()
      .references(() => learningItems.id, { onDelete: 'cascade' }),
    entryId: ref()
      .notNull()
      .references(() => productFilterEntries.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.entryId] }), index().on(t.entryId)],
);
