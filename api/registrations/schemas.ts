import { z } from 'zod';
import { REGISTRATION_STATES, TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { resource } from '@/lib/json-api/resource';
import { visitRemovalForm } from '@/lib/validation/forms/visit-removal';
import { day, flag, instant, list, paging, rowId } from '../core/shapes';

const named = z.object({ id: z.string(), name: z.string() }).nullable();
/** A person with a seat or a place in line, as staff see them. */
export const registeredPharmacist = resource(
  'registered-pharmacists',
  z.object({
    id: z.string(),
    trainingId: z.string(),
    /** The training of the seat, for lists across trainings. */
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
    /** Whether the viewer may remove a wrong mark of the visit. */
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
    /** From 1; null for a person who does not wait. */
    waitingPosition: z.number().int().nullable(),
    /** Null: registered by themselves. */
    recordedBy: named,
    /** The person confirmed, after a reminder, that they will come. */
    isConfirmed: z.boolean(),
    /** When the person reported being on the webinar. */
    presentAt: instant.nullable(),
    visitedAt: instant.nullable(),
    visitedByName: z.string().nullable(),
    /** Id of the event in the statistics collector. */
    visitId: z.string().nullable(),
    cancelReason: z.string().nullable(),
    cancelledAt: instant.nullable(),
    /** The seat was given up within the last day before the start. */
    isLateCancel: z.boolean(),
  }),
);

const registeredFilters = {
  state: z.enum(REGISTRATION_STATES).optional(),
  visited: flag.optional(),
  /** Seats given up within the last day before the start. */
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
 * Counts over everyone on the training, without names. `seen`: whether the viewer sees all of them; `chains`: chains of
 * the people the viewer sees.
 */
export const registeredMeta = z.object({
  registered: z.number().int(),
  waiting: z.number().int(),
  cancelled: z.number().int(),
  /** Number of the cancelled ones within the last day before the start. */
  late: z.number().int(),
  visited: z.number().int(),
  seen: z.number().int(),
  /** Absent from a server of the previous version. */
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
      /** Where the person works; for a guest, as entered by staff. */
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

/** With `trainingId`, rows of any other training are refused. */
export const visitsForm = z.object({ file: z.instanceof(File).optional(), trainingId: rowId.optional() });

export const removalsBody = z.object({ ids: z.array(rowId).min(1).max(100) });
/** Outcome for each id; an id outside the viewer's sight has the same outcome as an unknown one. */
export const removal = resource(
  'removals',
  z.object({ id: z.string(), removed: z.boolean(), code: z.string().nullable() }),
);

export const visitBody = z.object({
  /** Moment of the visit, from a device that had no network. */
  visitedAt: instant.optional(),
  source: z.enum(['manual', 'qr']).optional(),
});
/** A visit not yet reported to the collector; the id is that of its event. */
export const unreportedVisit = resource(
  'untold-visits',
  z.object({ id: z.string(), userId: z.string(), trainingId: z.string(), visitedAt: instant }),
);
export const handOverBody = z.object({ told: z.array(z.uuid()).max(200) });

export const takeBackBody = visitRemovalForm;
