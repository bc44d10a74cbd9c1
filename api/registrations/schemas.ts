import { z } from 'zod';
import { REGISTRATION_STATES, TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { resource } from '@/lib/json-api/resource';
import { visitRemovalForm } from '@/lib/validation/forms/visit-removal';
import { day, flag, instant, list, paging, rowId } from '../core/shapes';

const named = z.object({ id: z.string(), name: z.string() }).nullable();
/** Somebody with a seat or a place in line, as staff read them. */
export const registeredPharmacist = resource(
  'registered-pharmacists',
  z.object({
    id: z.string(),
    trainingId: z.string(),
    /** What it is a seat of: for lists across trainings. */
    training: z.object({
      name: z.string(),
      markId: z.string(),
      markName: z.string(),
      type: z.enum(TRAINING_TYPES),
      status: z.enum(TRAINING_STATUSES),
      slot: z.string(),
      localSlot: z.string(),
      startsAt: instant,
      endsAt: instant,
      city: z.string().nullable(),
      address: z.string().nullable(),
    }),
    state: z.enum(REGISTRATION_STATES),
    visited: z.boolean(),
    canManage: z.boolean(),
    canManageVisits: z.boolean(),
    /** A wrong mark of a visit, by the viewer. */
    canTakeBack: z.boolean(),
    user: z.object({
      fullName: z.string(),
      lastName: z.string(),
      firstName: z.string(),
      middleName: z.string(),
      phone: z.string(),
      email: z.string(),
      pharmacy: z
        .object({
          name: z.string(),
          address: z.string(),
          chain: named,
          category: named,
          region: named,
          area: named,
          city: named,
        })
        .nullable(),
    }),
    /** Null for a guest. */
    userId: z.string().nullable(),
    isGuest: z.boolean(),
    source: z.string(),
    since: instant,
    /** From 1; null for who does not wait. */
    waitingPosition: z.number().int().nullable(),
    /** Null: oneself. */
    recordedBy: named,
    /** Has said, after a reminder, that they come. */
    isConfirmed: z.boolean(),
    /** Has said that they are on the webinar. */
    presentAt: instant.nullable(),
    visitedAt: instant.nullable(),
    visitedByName: z.string().nullable(),
    /** Event of the statistics collector. */
    visitId: z.string().nullable(),
    cancelReason: z.string().nullable(),
    cancelledAt: instant.nullable(),
    /** Gave the seat up within the last day before the start. */
    isLateCancel: z.boolean(),
  }),
);

const registeredFilters = {
  state: z.enum(REGISTRATION_STATES).optional(),
  visited: flag.optional(),
  /** Seats given up within the last day. */
  late: flag.optional(),
  /** Part of a name, a phone or an e-mail. */
  fullname: z.string().max(255).optional(),
  chainId: z.string().optional(),
  categoryId: z.string().optional(),
  areaId: z.string().optional(),
};
const registeredSorts = z.enum(['name', '-name', 'since', '-since', 'visited_at', '-visited_at']);

export const registeredQuery = z.strictObject({
  page: paging,
  filter: z.strictObject(registeredFilters).optional(),
  sort: registeredSorts.optional(),
  allow_sector: flag.optional(),
});

/**
 * Of everybody on the training: counts name nobody. `seen`: whether the viewer sees all of them; `chains`: those that the
 * seen ones work for.
 */
export const registeredMeta = z.object({
  registered: z.number().int(),
  waiting: z.number().int(),
  cancelled: z.number().int(),
  /** Of the cancelled, those within the last day before the start. */
  late: z.number().int(),
  visited: z.number().int(),
  seen: z.number().int(),
  /** A server of the version before sends none. */
  chains: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
});

export const allRegisteredQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      ...registeredFilters,
      trainingId: z.string().optional(),
      topicId: z.string().optional(),
      userId: z.string().optional(),
      /** Where the person works; of a guest, what was said of them. */
      pharmacyId: z.string().optional(),
      regionId: z.string().optional(),
      cityId: z.string().optional(),
      mark: list.optional(),
      from: day.optional(),
      to: day.optional(),
    })
    .optional(),
  sort: z.enum([...registeredSorts.options, 'starts_at', '-starts_at']).optional(),
  allow_sector: flag.optional(),
});

/** With a training, rows of any other are refused. */
export const visitsForm = z.object({ file: z.instanceof(File).optional(), trainingId: rowId.optional() });

export const removalsBody = z.object({ ids: z.array(rowId).min(1).max(100) });
/** What became of each; a foreign id has the same result as an absent one. */
export const removal = resource(
  'removals',
  z.object({ id: z.string(), removed: z.boolean(), code: z.string().nullable() }),
);

export const visitBody = z.object({
  /** When the person was at the door, of a device that had no network. */
  visitedAt: instant.optional(),
  source: z.enum(['manual', 'qr']).optional(),
});
/** A visit whose event the collector has not had; the id is the event's. */
export const untoldVisit = resource(
  'untold-visits',
  z.object({ id: z.string(), userId: z.string(), trainingId: z.string(), visitedAt: instant }),
);
export const handOverBody = z.object({ told: z.array(z.uuid()).max(200) });

export const takeBackBody = visitRemovalForm;
