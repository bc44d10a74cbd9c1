import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { trainingAwardForm } from '@/lib/validation/forms/training-award';
import { paging } from '../core/shapes';

/** A visitor of a training who has no points for it yet. */
export const trainingAwardee = resource(
  'training-awardees',
  z.object({
    /** Id of the person. */
    id: z.string(),
    name: z.string(),
    pharmacy: z.string().nullable(),
  }),
);
export const awardeesQuery = z.strictObject({ page: paging });
export const awardeesMeta = z.object({
  /** Brand of the topic, whose points are paid. */
  markName: z.string(),
  /** Number of visitors with an account in use. */
  came: z.number().int(),
  /** Number of those who already have their points. */
  awarded: z.number().int(),
  /** Number of visitors without an account, who can't be paid. */
  guests: z.number().int(),
});

export const awardBody = trainingAwardForm;
/** Outcome of one award. */
export const trainingAward = resource(
  'training-awards',
  z.object({
    /** Id of the training. */
    id: z.string(),
    people: z.number().int(),
    points: z.number().int(),
  }),
);
