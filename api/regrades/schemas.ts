import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

const amount = z.number().int().min(0);

const change = z.object({
  name: z.string(),
  /** Points of the test: paid so far, and by today's key. */
  before: z.number().int(),
  after: z.number().int(),
  change: z.number().int(),
  nowPasses: z.boolean(),
});

/** What today's key would change for those who have sent the test; names of the first 500 each. */
export const testRegrade = resource(
  'test-regrades',
  z.object({
    id: z.string(),
    /** People who have sent it. */
    looked: amount,
    gainsCount: amount,
    lossesCount: amount,
    /** To be paid in all. */
    points: amount,
    gains: z.array(change),
    /** Paid too much: nothing is taken back. */
    losses: z.array(change),
    /** The last one that was applied and can be undone. */
    last: z.object({ batch: z.string(), at: instant, people: amount, points: z.number().int() }).nullable(),
    /** A run pays, or takes back. */
    isUnderWay: z.boolean(),
  }),
);

/** The outcome that the preview has shown: another one is refused. */
export const regradeBody = z.strictObject({ people: amount, points: amount });
export const regradeUndoBody = z.strictObject({ batch: z.uuid() });

export const regradeResult = resource(
  'regrade-results',
  z.object({
    id: z.string(),
    done: amount,
    /** People who have spent the points and keep them. */
    kept: amount,
    /** More people than one call does: a run does it. */
    isUnderWay: z.boolean(),
  }),
);
