import { z } from 'zod';
import { PHARMACY_SIGNAL_KINDS } from '@/lib/domain/radar/pharmacy-signals';
import { resource } from '@/lib/json-api/resource';
import { flag, instant, paging } from '../core/shapes';

const named = z.object({ id: z.string(), name: z.string() }).nullable();

/** A pharmacy in brief, for filters and plans. */
export const pharmacyBrief = resource(
  'pharmacies',
  z.object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    chain: z.string(),
  }),
);

/** A pharmacy with totals of the people who work there now. */
export const pharmacy = resource(
  'pharmacies',
  z.object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    city: named,
    region: named,
    chain: named,
    category: named,
    /** Territory of the pharmacy. */
    area: named,
    directorName: z.string().nullable(),
    isArchived: z.boolean(),
    /** Number of people who work there, and of those seen within 30 days. */
    count: z.number().int(),
    countActive: z.number().int(),
    /** Points earned, spent on gifts less refunds, and the balance: of the filtered mark, else of all marks. */
    markPoints: z.number().int(),
    spendingPoints: z.number().int(),
    totalPoints: z.number().int(),
    /** When one of its people last visited a training. */
    lastVisitAt: instant.nullable(),
    /** Extension: reasons why it may need attention, most important first, each with the rule behind it. */
    signals: z
      .array(z.object({ kind: z.enum(PHARMACY_SIGNAL_KINDS), text: z.string(), rule: z.string() }))
      .default([]),
    /** In a single pharmacy: the same totals by mark slug. */
    marks: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          earned: z.number().int(),
          spent: z.number().int(),
          total: z.number().int(),
        }),
      )
      .optional(),
  }),
);

const place = {
  search: z.string().max(255).optional(),
  category_id: z.string().optional(),
  chain_id: z.string().optional(),
  region_id: z.string().optional(),
  city_id: z.string().optional(),
  area_id: z.string().optional(),
  archived: flag.optional(),
};

export const briefQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      search: place.search,
      city_id: place.city_id,
      chain_id: place.chain_id,
      archived: flag.optional(),
    })
    .optional(),
  allow_sector: flag.optional(),
});

export const pharmacyListQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ ...place, mark: z.string().max(60).optional() }).optional(),
  sort: z
    .enum([
      ...(['name', '-name', 'count', '-count', 'mark_points', '-mark_points'] as const),
      ...(['spending_points', '-spending_points', 'last_visit', '-last_visit'] as const),
    ])
    .optional(),
  allow_sector: flag.optional(),
});

export const pharmacyCategory = resource(
  'pharmacy-categories',
  z.object({
    id: z.string(),
    name: z.string(),
    /** Number of pharmacies in the viewer's sight. */
    pharmaciesCount: z.number().int(),
    /** Number of them with someone seen within 30 days. */
    activeCount: z.number().int(),
  }),
);

export const scopeQuery = z.strictObject({ allow_sector: flag.optional() });

/** A filter for pharmacies in the viewer's sight. */
export const pharmacyFilterGroup = resource(
  'pharmacy-filter-groups',
  z.object({
    id: z.enum(['region', 'city', 'chain', 'category', 'area']),
    entries: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
  }),
);
