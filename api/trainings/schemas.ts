import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { GUEST_STATES } from '@/lib/domain/trainings/guest-state';
import { REGISTRATION_STATES, TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { NOTICE_HOURS } from '@/lib/domain/trainings/waiting';
import { day, image, instant, list, paging, rowId } from '../core/shapes';

/** What every slot says, in a topic and on its own. */
const slotFacts = {
  id: z.string(),
  type: z.enum(TRAINING_TYPES),
  status: z.enum(TRAINING_STATUSES),
  address: z.string().nullable(),
  /** `2026-11-24|10:00–12:00`, always Moscow's clock. */
  slot: z.string(),
  /** The same by the place's clock. */
  localSlot: z.string(),
  /** The same where the viewer's pharmacy is; null for those without one. */
  readerSlot: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  /** IANA */
  timeZone: z.string(),
  /** Null: without a limit. */
  capacity: z.number().int().nullable(),
  remainingPlaces: z.number().int().nullable(),
  waitingCount: z.number().int(),
  leaderName: z.string().nullable(),
  /** The viewer's own registration; null without one. */
  registeredPharmacistId: z.string().nullable(),
  waitingId: z.string().nullable(),
  /** From 1. */
  waitingPosition: z.number().int().nullable(),
  canManage: z.boolean(),
};

export const trainingTopic = resource(
  'training-topics',
  z.object({
    id: z.string(),
    name: z.string(),
    /** Slug of the brand. */
    markId: z.string(),
    markName: z.string(),
    description: z.string(),
    image: image.nullable(),
    isArchived: z.boolean(),
    canManage: z.boolean(),
    trainings: z.array(
      z.object({
        ...slotFacts,
        cityName: z.string().nullable(),
        registeredPharmacistsCount: z.number().int(),
        isRegistered: z.boolean(),
      }),
    ),
  }),
);

export const trainingSlot = resource(
  'training-slots',
  z.object({
    ...slotFacts,
    /** Name of the topic. */
    name: z.string(),
    topicId: z.string(),
    markId: z.string(),
    markName: z.string(),
    city: z.string().nullable(),
    /** What to bring, how to get there: for the registered and for staff. */
    notes: z.string().nullable(),
    /** For the registered, and for who may change the training. */
    recordingUrl: z.string().nullable(),
    cancelReason: z.string().nullable(),
    /** What became of the viewer's latest registration. */
    myState: z.enum(REGISTRATION_STATES).nullable(),
    notLaterHours: z.number().int().nullable(),
    /** The viewer has said that they come. */
    isConfirmed: z.boolean(),
    /** The viewer has said that they are on the webinar; null: not, or no seat. */
    presentAt: instant.nullable(),
    /** Null: not registered, or not over yet. */
    visited: z.boolean().nullable(),
    /** For the door; of one's own registration alone. */
    checkInCode: z.string().nullable(),
    joinUrl: z.string().nullable(),
    /** One's own link can be asked for: the service is set up, and the leader has named its event. */
    canJoin: z.boolean(),
    version: z.number().int(),
    canManageVisits: z.boolean(),
    /** In lists, for those who look after people: how many of those have a seat or wait. */
    seenCount: z.number().int().optional(),
    /** Of the topic. One slot and one's own bookings have it; in the schedule nothing shows it. */
    image: image.nullable().optional(),
  }),
);

const slotFilters = {
  /** Slugs of brands. */
  mark: list.optional(),
  /** Webinars stay, unless `type` is `offline`. */
  cityId: z.string().optional(),
  type: z.enum(TRAINING_TYPES).optional(),
  /** Days of Moscow, both included. */
  from: day.optional(),
  to: day.optional(),
  topicId: z.string().optional(),
  search: z.string().max(255).optional(),
};

export const topicQuery = z.strictObject({
  page: paging,
  filter: z.strictObject(slotFilters).optional(),
  sort: z.enum(['name', 'starts_at']).optional(),
});

export const slotQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      ...slotFilters,
      trainerId: z.string().optional(),
      state: list.pipe(z.array(z.enum(['coming', 'past', 'cancelled']))).optional(),
      /** The viewer's own bookings. */
      mine: z.enum(['coming', 'past', 'waiting']).optional(),
      /** A coming seat of the viewer's: dates it may be moved to, the nearest to it first unless sorted. */
      insteadOf: z.string().optional(),
      /** With `from` and `to` of a week: where nothing in it is ahead any more, the week of the next slot that fits. */
      orNextWeek: z.enum(['1']).optional(),
    })
    .refine(
      ({ orNextWeek, from, to, state, mine, insteadOf }) =>
        !orNextWeek || (from && to && !state && !mine && !insteadOf),
      { path: ['orNextWeek'], message: 'Следующая неделя есть только у дней расписания.' },
    )
    .optional(),
  sort: z.enum(['starts_at', '-starts_at']).optional(),
});

export const slotMeta = z.object({
  /** When a page is empty: the next slot that fits, whatever its day. */
  nearest: z.object({ id: z.string(), slot: z.string(), startsAt: instant }).nullable(),
  /** The Monday of the week that is answered in place of the asked one. */
  monday: day.optional(),
});

const notice = z
  .number()
  .int()
  .refine((hours) => NOTICE_HOURS.some((choice) => choice === hours), 'Выберите из списка.');

export const selfRegistration = z.object({
  /** Stand in line when there is no seat. */
  waiting: z.boolean().optional(),
  notLaterHours: notice.optional(),
  /** The person knows of the other training at that time. */
  confirmOverlap: z.boolean().optional(),
  /** One's own registration that is given up for this one. */
  insteadOf: rowId.optional(),
  /** Code of a link that seats are kept for. 409 `invitation-over`. */
  invitation: z.string().max(40).optional(),
});

export const waitingNotice = z.object({ notLaterHours: notice });

export const removalBody = z.object({ reason: z.string().trim().max(300).optional() });

/** Ours: the booking of somebody without an account, by the link of their letter. */
export const guestBooking = resource(
  'guest-bookings',
  z.object({
    id: z.string(),
    /** Of the topic. */
    name: z.string(),
    /** Moscow's clock. */
    slot: z.string(),
    /** The place's clock. */
    localSlot: z.string(),
    /** The clock of the pharmacy that was given for the guest. */
    readerSlot: z.string().nullable(),
    type: z.enum(TRAINING_TYPES),
    city: z.string().nullable(),
    address: z.string().nullable(),
    state: z.enum(GUEST_STATES),
  }),
);
