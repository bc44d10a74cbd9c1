import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';

const count = z.number().int();
const both = { learned: count, points: count };

/** What one has learned and earned. */
export const learningStatistics = resource(
  'user-statistics',
  z.object({
    id: z.string(),
    articles: count,
    videos: count,
    tests: count,
    modules: count,
    surveys: count,
    /** Earned in all; moves between brands and returned orders are no earnings. */
    points: count,
    /** Attempts that were sent, and of them those that passed. */
    testsSent: count,
    testsPassed: count,
    /** The last six, the oldest first: `2026-11`. */
    months: z.array(z.object({ month: z.string(), ...both })),
    brands: z.array(z.object({ brand: z.string(), brandName: z.string(), ...both })),
  }),
);
