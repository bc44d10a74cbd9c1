import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { leaderAbsenceForm } from '@/lib/validation/forms/leader-absence';
import { paging } from '../core/shapes';

/** Days on which a leader holds no training. */
export const leaderAbsence = resource(
  'leader-absences',
  z.object({
    id: z.string(),
    leaderId: z.string(),
    leaderName: z.string().nullable(),
    firstDay: z.string(),
    lastDay: z.string(),
    note: z.string(),
    /** Number of the leader's planned trainings on these days. */
    trainings: z.number().int(),
  }),
);

export const absencesQuery = z.strictObject({ page: paging });
export const absenceBody = leaderAbsenceForm;
