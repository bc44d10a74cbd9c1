import { z } from 'zod';
import { MOST_STOPS } from '@/lib/domain/radar/day-plan';
import { SIGNAL_KINDS } from '@/lib/domain/radar/signals';
import { resource } from '@/lib/json-api/resource';
import { invitationForm } from '@/lib/validation/forms/invitation';
import { flag, instant, paging, rowId } from '../core/shapes';

const place = z.object({ id: z.string(), name: z.string(), city: z.string(), address: z.string() });

/** Somebody who may need attention, and why; the id is the person's. */
export const radarLine = resource(
  'radar-lines',
  z.object({
    id: z.string(),
    name: z.string(),
    jobStatus: z.string().nullable(),
    phone: z.string().nullable(),
    pharmacy: place,
    /** The weightiest first; each with the rule that made it. */
    signals: z.array(z.object({ kind: z.enum(SIGNAL_KINDS), text: z.string(), rule: z.string() })),
    /** What to begin the talk with. */
    say: z.string(),
    weight: z.number().int(),
  }),
);

export const radarQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({ kind: z.enum(SIGNAL_KINDS).optional(), pharmacy_id: z.string().optional() })
    .optional(),
  allow_sector: flag.optional(),
});

export const radarMeta = z.object({
  /** People looked at, and pharmacies of one's own. */
  people: z.number().int(),
  pharmacies: z.number().int(),
  kinds: z.array(z.object({ value: z.enum(SIGNAL_KINDS), count: z.number().int() })),
  /** Lines answered within the last fourteen days. */
  answered: z.object({ done: z.number().int(), later: z.number().int() }),
});

/** What a representative of one's sectors has open and answered. */
export const radarCount = resource(
  'radar-counts',
  z.object({
    id: z.string(),
    name: z.string(),
    pharmacies: z.number().int(),
    people: z.number().int(),
    /** People with a signal that was not answered. */
    open: z.number().int(),
    done: z.number().int(),
    later: z.number().int(),
  }),
);
export const radarCountQuery = z.strictObject({ allow_sector: flag.optional() });

export const signalAnswer = z.object({
  answer: z.enum(['done', 'later']),
  kinds: z.array(z.enum(SIGNAL_KINDS)).min(1).max(SIGNAL_KINDS.length),
  reason: z.string().trim().max(300).optional(),
});

const stop = place.extend({
  /** People of it on the radar, and what their lines weigh. */
  people: z.number().int(),
  weight: z.number().int(),
  /** When this representative was last there, another day. */
  lastVisitAt: instant.nullable(),
});

/** The plan of a day: what is in it, and what the radar would put there. */
export const dayPlan = resource(
  'day-plans',
  z.object({
    /** The day, Moscow's. */
    id: z.string(),
    stops: z.array(stop.extend({ visitedAt: instant.nullable(), note: z.string() })),
    proposed: z.array(stop),
  }),
);

export const dayPlanBody = z.object({ pharmacyIds: z.array(rowId).max(MOST_STOPS) });
export const stopVisit = z.object({
  pharmacyId: rowId,
  visited: z.boolean(),
  /** When one was there, of a device that had no network. */
  visitedAt: instant.optional(),
  note: z.string().trim().max(500).optional(),
});

export const INVITATION_STATES = ['sent', 'opened', 'registered', 'expired'] as const;
export const invitationBody = invitationForm;

/** Somebody asked onto the portal, and what has come of it. */
export const invitation = resource(
  'pharmacist-invitations',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    pharmacy: place,
    state: z.enum(INVITATION_STATES),
    sentAt: instant,
    expiresAt: instant,
    /** Another letter may be asked for now. */
    canResend: z.boolean(),
  }),
);

export const invitationQuery = z.strictObject({ page: paging });

/** What the form of who was asked begins with. */
export const invitedPerson = resource(
  'invited-people',
  z.object({
    /** The pharmacy's. */
    id: z.string(),
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    email: z.string(),
    phone: z.string(),
    pharmacyName: z.string(),
  }),
);
