import { z } from 'zod';
import { MOST_STOPS } from '@/lib/domain/radar/day-plan';
import { SIGNAL_KINDS } from '@/lib/domain/radar/signals';
import { resource } from '@/lib/json-api/resource';
import { invitationForm } from '@/lib/validation/forms/invitation';
import { flag, instant, paging, rowId } from '../core/shapes';

const place = z.object({ id: z.string(), name: z.string(), city: z.string(), address: z.string() });

/** A person who may need attention, and why; the id is the person's. */
export const radarLine = resource(
  'radar-lines',
  z.object({
    id: z.string(),
    name: z.string(),
    jobStatus: z.string().nullable(),
    phone: z.string().nullable(),
    pharmacy: place,
    /** Most important first; each with the rule behind it. */
    signals: z.array(z.object({ kind: z.enum(SIGNAL_KINDS), text: z.string(), rule: z.string() })),
    /** How to begin the conversation. */
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
  /** Number of people examined, and of the viewer's own pharmacies. */
  people: z.number().int(),
  pharmacies: z.number().int(),
  kinds: z.array(z.object({ value: z.enum(SIGNAL_KINDS), count: z.number().int() })),
  /** Number of lines answered within the last fourteen days. */
  answered: z.object({ done: z.number().int(), later: z.number().int() }),
});

/** Open and answered lines of a representative in the viewer's sectors. */
export const radarCount = resource(
  'radar-counts',
  z.object({
    id: z.string(),
    name: z.string(),
    pharmacies: z.number().int(),
    people: z.number().int(),
    /** Number of people with an unanswered signal. */
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
  /** Number of the pharmacy's people on the radar, and the total weight of their lines. */
  people: z.number().int(),
  weight: z.number().int(),
  /** The representative's last visit, on another day. */
  lastVisitAt: instant.nullable(),
});

/** The plan of a day: its stops, and those proposed by the radar. */
export const dayPlan = resource(
  'day-plans',
  z.object({
    /** The day, in Moscow time. */
    id: z.string(),
    stops: z.array(stop.extend({ visitedAt: instant.nullable(), note: z.string() })),
    proposed: z.array(stop),
  }),
);

export const dayPlanBody = z.object({ pharmacyIds: z.array(rowId).max(MOST_STOPS) });
export const stopVisit = z.object({
  pharmacyId: rowId,
  visited: z.boolean(),
  /** Moment of the visit, from a device that had no network. */
  visitedAt: instant.optional(),
  note: z.string().trim().max(500).optional(),
});

export const INVITATION_STATES = ['sent', 'opened', 'registered', 'expired'] as const;
export const invitationBody = invitationForm;

/** An invitation to the portal, and its state. */
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
    /** Whether another letter can be sent now. */
    canResend: z.boolean(),
  }),
);

export const invitationQuery = z.strictObject({ page: paging });

/** Prefilled data of an invited person's form. */
export const invitedPerson = resource(
  'invited-people',
  z.object({
    /** Id of the pharmacy. */
    id: z.string(),
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    email: z.string(),
    phone: z.string(),
    pharmacyName: z.string(),
  }),
);
