import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant, rowId } from '../core/shapes';

/** Who is expected, as a device keeps it for the door: no phone, no e-mail, and of a code its hash alone. */
export const doorList = resource(
  'training-doors',
  z.object({
    /** Of the training. */
    id: z.string(),
    name: z.string(),
    /** Moscow's clock. */
    slot: z.string(),
    visitsFrom: instant,
    visitsUntil: instant,
    /** The services' clock, for devices whose own is wrong. */
    now: instant,
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** City and pharmacy. */
        place: z.string(),
        /** SHA-256 of the entry code, in hex. */
        codeHash: z.string(),
        visitedAt: instant.nullable(),
        visitedByName: z.string().nullable(),
      }),
    ),
  }),
);

/** One mark of the door: by the list, or by the code that was shown. */
export const checkInBody = z
  .object({
    registrationId: rowId.optional(),
    code: z.string().trim().max(64).optional(),
    /** When the person was at the door, of a device that had no network. */
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
    /** Of the registration. */
    id: z.string(),
    trainingId: z.string(),
    fullName: z.string(),
    /** False: somebody has marked them before. */
    isNew: z.boolean(),
    visitedAt: instant,
    visitedByName: z.string().nullable(),
    /** Event of the statistics collector; null for a guest. */
    userId: z.string().nullable(),
    visitId: z.string().nullable(),
  }),
);
