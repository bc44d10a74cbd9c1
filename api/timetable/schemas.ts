import { z } from 'zod';
import { REGISTRATION_STATES, TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { resource } from '@/lib/json-api/resource';
import { guestForm } from '@/lib/validation/forms/guest';
import { seriesForm, trainingChangeForm, trainingForm } from '@/lib/validation/forms/training';
import { instant, list, paging, rowId } from '../core/shapes';

const day = z.iso.date();
const flag = z.enum(['0', '1']);

/** A date of a topic as those who look after it read it. */
export const managedTraining = resource(
  'trainings',
  z.object({
    id: z.string(),
    topicId: z.string(),
    name: z.string(),
    /** Slug of the brand. */
    markId: z.string(),
    markName: z.string(),
    type: z.enum(TRAINING_TYPES),
    status: z.enum(TRAINING_STATUSES),
    cityId: z.string().nullable(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    /** Moscow's clock, then the place's. */
    slot: z.string(),
    localSlot: z.string(),
    localDay: z.string(),
    localFrom: z.string(),
    localTo: z.string(),
    timeZone: z.string(),
    startsAt: instant,
    endsAt: instant,
    /** Null: without a limit. */
    capacity: z.number().int().nullable(),
    taken: z.number().int(),
    waitingCount: z.number().int(),
    visitedCount: z.number().int(),
    leaderId: z.string().nullable(),
    leaderName: z.string().nullable(),
    notes: z.string(),
    mtsEventId: z.string().nullable(),
    recordingUrl: z.string().nullable(),
    cancelReason: z.string().nullable(),
    version: z.number().int(),
    /** What a later write says it has seen. */
    updatedAt: instant,
    canManage: z.boolean(),
    canManageVisits: z.boolean(),
    /** When visits may be marked. */
    visitsFrom: instant,
    visitsUntil: instant,
  }),
);

const managedFilters = {
  mark: list.optional(),
  type: z.enum(TRAINING_TYPES).optional(),
  cityId: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
  topicId: z.string().optional(),
  search: z.string().max(255).optional(),
  trainerId: z.string().optional(),
  /** Of the leader. */
  role: z.enum(['expert', 'trainer', 'trainer-sra']).optional(),
  state: z.enum(['coming', 'past', 'cancelled']).optional(),
  /** Those the viewer leads or made. */
  mine: flag.optional(),
};

export const MANAGED_SORTS = ['starts_at', '-starts_at', 'name', '-name', 'taken', '-taken'] as const;

export const managedQuery = z.strictObject({
  page: paging,
  filter: z.strictObject(managedFilters).optional(),
  sort: z.enum(MANAGED_SORTS).optional(),
});

/** How many under the same filters, whatever their state. */
export const managedMeta = z.object({
  states: z.array(z.object({ value: z.enum(['coming', 'past', 'cancelled']), count: z.number().int() })),
});

export const manageTopicsQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ ...managedFilters, archived: flag.optional() }).optional(),
  sort: z.enum(['name', 'starts_at']).optional(),
  /** Of managers' calls (specification, section 6); trainers see every date as it is. */
  allow_sector: flag.optional(),
});

export const trainingBody = trainingForm;
/** The whole, and what was shown. */
export const trainingChange = trainingChangeForm.safeExtend({ seenAt: instant });
export const seriesBody = seriesForm.safeExtend({
  /** Nothing is made by a check. */
  mode: z.enum(['check', 'create']),
  /** Leave out the days that something stands against. */
  onlyRight: z.boolean().optional(),
});
/** A day of a series: what stands against it, and what came of it. */
export const plannedDate = resource(
  'training-plans',
  z.object({
    /** The day. */
    id: z.string(),
    slot: z.string(),
    localSlot: z.string(),
    problems: z.array(z.object({ code: z.string(), message: z.string(), isHard: z.boolean() })),
    /** Null: not made. */
    trainingId: z.string().nullable(),
  }),
);
export const cancelBody = z.object({ reason: z.string().trim().max(300).optional() });

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
      startsAt: instant,
      endsAt: instant,
      city: z.string().nullable(),
      address: z.string().nullable(),
    }),
    state: z.enum(REGISTRATION_STATES),
    visited: z.boolean(),
    canManage: z.boolean(),
    canManageVisits: z.boolean(),
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
    /** Has said that they are on the webinar. */
    presentAt: instant.nullable(),
    visitedAt: instant.nullable(),
    visitedByName: z.string().nullable(),
    /** Event of the statistics collector. */
    visitId: z.string().nullable(),
    cancelReason: z.string().nullable(),
  }),
);

const registeredFilters = {
  state: z.enum(REGISTRATION_STATES).optional(),
  visited: flag.optional(),
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

/** Of everybody on the training: counts name nobody. `seen`: whether the viewer sees all of them. */
export const registeredMeta = z.object({
  registered: z.number().int(),
  waiting: z.number().int(),
  cancelled: z.number().int(),
  visited: z.number().int(),
  seen: z.number().int(),
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

/** What a report is of; each is narrowed by the rest. */
export const reportFilter = z.strictObject({
  trainingId: z.string().optional(),
  topicId: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
});
export const reportQuery = z.strictObject({
  training_id: z.string().optional(),
  topic_id: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
  allow_sector: flag.optional(),
});
export const visitsForm = z.object({ file: z.instanceof(File).optional() });

export const removalsBody = z.object({ ids: z.array(rowId).min(1).max(100) });
/** What became of each; nothing foreign is told apart from absent. */
export const removal = resource(
  'removals',
  z.object({ id: z.string(), removed: z.boolean(), code: z.string().nullable() }),
);

export const visitBody = z.object({
  /** When the person was at the door, of a device that had no network. */
  visitedAt: instant.optional(),
  source: z.enum(['manual', 'qr']).optional(),
});
export const takeBackBody = z.object({ reason: z.string().trim().min(1, 'Укажите причину.').max(300) });

const ONE_PERSON = {
  path: ['userId'],
  message: 'Выберите фармацевта или заполните данные нового участника.',
};
/** A person of the portal, or what a guest has said of themselves; exactly one of the two. */
const onePerson = z.object({ userId: rowId.optional(), userParams: guestForm.optional() });
const isOnePerson = ({ userId, userParams }: z.output<typeof onePerson>) =>
  (userId === undefined) !== (userParams === undefined);

export const recordBody = onePerson
  .extend({
    /** Stand in line when there is no seat. */
    waiting: z.boolean().optional(),
    confirmOverlap: z.boolean().optional(),
  })
  .refine(isOnePerson, ONE_PERSON);
/** Somebody who came without a booking. */
export const walkInBody = onePerson.refine(isOnePerson, ONE_PERSON);

const GROUP_MODES = ['all', 'fitting'] as const;
/** `all`: everybody or nobody; `fitting`: as many as there are seats, the rest in line. */
export const groupBody = z.object({
  userIds: z.array(rowId).min(1).max(20),
  mode: z.enum(GROUP_MODES),
  confirmOverlap: z.boolean().optional(),
});
/** What became of each person of a group. */
export const groupSeat = resource(
  'training-group-seats',
  z.object({
    /** Of the person. */
    id: z.string(),
    name: z.string(),
    /** Null: refused. */
    state: z.enum(REGISTRATION_STATES).nullable(),
    waitingPosition: z.number().int().nullable(),
    code: z.string().nullable(),
    message: z.string().nullable(),
  }),
);
