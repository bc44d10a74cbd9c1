import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

const amount = z.number().int().min(0);

const change = z.object({
  name: z.string(),
  /** Points of the test: paid so far, and by the current key. */
  before: z.number().int(),
  after: z.number().int(),
  change: z.number().int(),
  nowPasses: z.boolean(),
});

/** Preview of what the current key changes for people who have sent the test; names of the first 500 each. */
export const testRegrade = resource(
  'test-regrades',
  z.object({
    id: z.string(),
    /** Number of people who have sent the test. */
    looked: amount,
    gainsCount: amount,
    lossesCount: amount,
    /** Points to pay in total. */
    points: amount,
    gains: z.array(change),
    /** People who were paid too much, from whom nothing is taken back. */
    losses: z.array(change),
    /** The last applied regrade that can be undone. */
    last: z.object({ batch: z.string(), at: instant, people: amount, points: z.number().int() }).nullable(),
    /** Whether a run is paying or reversing points. */
    isUnderWay: z.boolean(),
  }),
);

/** The outcome shown by the preview: refused when it has changed. */
export const regradeBody = z.strictObject({ people: amount, points: amount });
export const regradeUndoBody = z.strictObject({ batch: z.uuid() });

export const regradeResult = resource(
  'regrade-results',
  z.object({
    id: z.string(),
    done: amount,
    /** Number of people who have spent the points and keep them. */
    kept: amount,
    /** Whether a run does the work, because there are too many people for one call. */
    isUnderWay: z.boolean(),
  }),
);
