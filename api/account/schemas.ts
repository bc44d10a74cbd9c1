import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';

const count = z.number().int();
const both = { learned: count, points: count };

/** Figures of what a person has learned and earned. */
export const learningStatistics = resource(
  'user-statistics',
  z.object({
    id: z.string(),
    articles: count,
    videos: count,
    tests: count,
    modules: count,
    surveys: count,
    /** Points earned in total; transfers between brands and refunds of orders do not count. */
    points: count,
    /** Number of sent attempts, and of those that passed. */
    testsSent: count,
    testsPassed: count,
    /** The last six months, oldest first: `2026-11`. */
    months: z.array(z.object({ month: z.string(), ...both })),
    brands: z.array(z.object({ brand: z.string(), brandName: z.string(), ...both })),
  }),
);
