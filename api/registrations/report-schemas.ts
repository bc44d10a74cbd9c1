import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { day, flag } from '../core/shapes';

/** What a report is of; each is narrowed by the rest. */
export const reportFilter = z.strictObject({
  trainingId: z.string().optional(),
  topicId: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
});
/** What a report comes to in one territory. */
export const trainingFigures = resource(
  'training-figures',
  z.object({
    /** Of the territory; `none`: of pharmacies of no territory, and of those whose pharmacy nobody knows. */
    id: z.string(),
    area: z.string().nullable(),
    /** Seats that were booked. */
    registered: z.number().int(),
    visited: z.number().int(),
    /** Booked on a training that is over, and not marked. */
    missed: z.number().int(),
    /** Came without a booking. */
    walkIns: z.number().int(),
    /** Gave a seat up within the last day. */
    late: z.number().int(),
  }),
);
/** `allow_sector` is of managers' calls (specification, section 6): a report is of trainings, whatever the territory. */
export const figuresQuery = z.strictObject({
  filter: reportFilter.optional(),
  allow_sector: flag.optional(),
});
export const reportQuery = z.strictObject({
  training_id: z.string().optional(),
  topic_id: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
  allow_sector: flag.optional(),
});
