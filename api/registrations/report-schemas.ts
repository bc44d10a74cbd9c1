import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { day, flag } from '../core/shapes';

/** Scope of a report; the conditions are combined. */
export const reportFilter = z.strictObject({
  trainingId: z.string().optional(),
  topicId: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
});
/** Figures of a report in one territory. */
export const trainingFigures = resource(
  'training-figures',
  z.object({
    /** Id of the territory; `none`: pharmacies without a territory, and people whose pharmacy is unknown. */
    id: z.string(),
    area: z.string().nullable(),
    /** Number of booked seats. */
    registered: z.number().int(),
    visited: z.number().int(),
    /** Booked on a training that is over, without a visit. */
    missed: z.number().int(),
    /** Visitors without a booking. */
    walkIns: z.number().int(),
    /** Seats given up within the last day before the start. */
    late: z.number().int(),
  }),
);
/** `allow_sector` belongs to managers' calls (specification, section 6): a report covers trainings of any territory. */
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
