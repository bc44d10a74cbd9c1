import { z } from 'zod';
import { PHARMACY_SIGNAL_KINDS } from '@/lib/domain/radar/pharmacy-signals';
import { resource } from '@/lib/json-api/resource';
import { flag, instant, paging } from '../core/shapes';

const named = z.object({ id: z.string(), name: z.string() }).nullable();

/** For filters and plans. */
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

/** A pharmacy with what its people have done: of those who work there now. */
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
    /** The territory it is in. */
    area: named,
    directorName: z.string().nullable(),
    isArchived: z.boolean(),
    /** People who work there, and those of them seen within 30 days. */
    count: z.number().int(),
    countActive: z.number().int(),
    /** Earned, spent on gifts less what came back, on account: of the mark of the filter, else of all. */
    markPoints: z.number().int(),
    spendingPoints: z.number().int(),
    totalPoints: z.number().int(),
    /** When somebody of it was last on a training. */
    lastVisitAt: instant.nullable(),
    /** Ours: why it may need attention, the weightiest first, each with the rule that made it. */
    signals: z
      .array(z.object({ kind: z.enum(PHARMACY_SIGNAL_KINDS), text: z.string(), rule: z.string() }))
      .default([]),
    /** Of one pharmacy alone: the same by mark slug. */
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
    /** Of the viewer's sight. */
    pharmaciesCount: z.number().int(),
    /** With somebody seen within 30 days. */
    activeCount: z.number().int(),
  }),
);

export const scopeQuery = z.strictObject({ allow_sector: flag.optional() });

/** What pharmacies of the viewer's sight may be narrowed by. */
export const pharmacyFilterGroup = resource(
  'pharmacy-filter-groups',
  z.object({
    id: z.enum(['region', 'city', 'chain', 'category', 'area']),
    entries: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
  }),
);
