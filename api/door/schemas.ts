import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant, rowId } from '../core/shapes';

/** Expected people, as a device stores them for the door: without phone and e-mail, and of a code only its hash. */
export const doorList = resource(
  'training-doors',
  z.object({
    /** Id of the training. */
    id: z.string(),
    name: z.string(),
    /** In Moscow time. */
    slot: z.string(),
    visitsFrom: instant,
    visitsUntil: instant,
    /** Time of the services, for a device whose own clock is wrong. */
    now: instant,
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** City and pharmacy of the person. */
        place: z.string(),
        /** SHA-256 of the entry code, in hex. */
        codeHash: z.string(),
        visitedAt: instant.nullable(),
        visitedByName: z.string().nullable(),
      }),
    ),
  }),
);

/** One mark at the door: from the list, or by the code shown. */
export const checkInBody = z
  .object({
    registrationId: rowId.optional(),
    code: z.string().trim().max(64).optional(),
    /** Moment of the visit, from a device that had no network. */
    visitedAt: instant.optional(),
    source: z.enum(['manual', 'qr']).optional(),
  })
  .refine(({ registrationId, code }) => (registrationId === undefined) !== (code === undefined), {
    path: ['registrationId'],
    message: 'Выберите человека или введите код.',
  });

export const checkIn = resource(
  'training-check-ins',
  z.object({
    /** Id of the registration. */
    id: z.string(),
    trainingId: z.string(),
    fullName: z.string(),
    /** False when the person was marked before. */
    isNew: z.boolean(),
    visitedAt: instant,
    visitedByName: z.string().nullable(),
    /** Event of the statistics collector; null for a guest. */
    userId: z.string().nullable(),
    visitId: z.string().nullable(),
  }),
);
