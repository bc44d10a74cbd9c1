import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';

/** Brands; on the wire a mark is its slug. */
export const marks = pgTable(
  'marks',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    isRoutingMark: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [uniqueIndex().on(t.slug)],
);

export const regions = pgTable('regions', { id: id(), name: text().notNull() }, (t) => [
  uniqueIndex().on(t.name),
]);

export const cities = pgTable(
  'cities',
  {
    id: id(),
    name: text().notNull(),
    regionId: ref().references(() => regions.id),
    /** IANA time zone of trainings in this city. */
    timeZone: text().notNull().default('Europe/Moscow'),
  },
  (t) => [
    index().on(t.regionId),
    index('cities_name_sort_index').on(sql`name collate "und-x-icu"`),
    index('cities_folded_index').using('gin', sql`fold_letters(name) gin_trgm_ops`),
  ],
);

export const chains = pgTable('chains', { id: id(), name: text().notNull() }, (t) => [
  uniqueIndex().on(t.name),
  index('chains_folded_index').using('gin', sql`fold_letters(name) gin_trgm_ops`),
]);

export const pharmacyCategories = pgTable(
  'pharmacy_categories',
  { id: id(), name: text().notNull() },
  (t) => [uniqueIndex().on(t.name)],
);

/** Parts of staff territories; a pharmacy is in at most one. */
export const sectors = pgTable('sectors', { id: id(), name: text().notNull() }, (t) => [
  uniqueIndex().on(t.name),
]);

export const pharmacies = pgTable(
  'pharmacies',
  {
    id: id(),
    name: text().notNull(),
    address: text().notNull(),
    cityId: ref()
      .notNull()
      .references(() => cities.id),
    chainId: ref().references(() => chains.id),
    categoryId: ref().references(() => pharmacyCategories.id),
    sectorId: ref().references(() => sectors.id),
    directorName: text(),
    isArchived: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.cityId, t.chainId),
    index().on(t.chainId),
    index().on(t.categoryId),
    index().on(t.sectorId),
    index('pharmacies_name_sort_index').on(sql`name collate "und-x-icu"`),
    index('pharmacies_folded_index').using('gin', sql`fold_letters(name || ' ' || address) gin_trgm_ops`),
  ],
);
