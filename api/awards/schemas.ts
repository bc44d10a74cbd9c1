import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { trainingAwardForm } from '@/lib/validation/forms/training-award';
import { paging } from '../core/shapes';

/** Somebody who came to a training and has no points for it yet. */
export const trainingAwardee = resource(
  'training-awardees',
  z.object({
    /** Of the person. */
    id: z.string(),
    name: z.string(),
    pharmacy: z.string().nullable(),
  }),
);
export const awardeesQuery = z.strictObject({ page: paging });
export const awardeesMeta = z.object({
  /** Of the topic: whose points they are. */
  markName: z.string(),
  /** Have come, with an account in use. */
  came: z.number().int(),
  /** Of them, have had their points. */
  awarded: z.number().int(),
  /** Have come without an account: nobody can be paid. */
  guests: z.number().int(),
});

export const awardBody = trainingAwardForm;
/** What one press has paid. */
export const trainingAward = resource(
  'training-awards',
  z.object({
    /** Of the training. */
    id: z.string(),
    people: z.number().int(),
    points: z.number().int(),
  }),
);
