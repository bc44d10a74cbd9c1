import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { GUEST_STATES } from '@/lib/domain/trainings/guest-state';
import { REGISTRATION_STATES, TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { NOTICE_HOURS } from '@/lib/domain/trainings/waiting';
import { day, image, instant, list, paging, rowId } from '../core/shapes';

/** Fields of every slot, within a topic and on its own. */
const slotFacts = {
  id: z.string(),
  type: z.enum(TRAINING_TYPES),
  status: z.enum(TRAINING_STATUSES),
  address: z.string().nullable(),
  /** `2026-11-24|10:00–12:00`, always in Moscow time. */
  slot: z.string(),
  /** The same in local time of the place. */
  localSlot: z.string(),
  /** The same in local time of the viewer's pharmacy; null for viewers without one. */
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
  /** Id of the viewer's own registration; null without one. */
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
    /** What to bring and how to get there: for registered people and staff. */
    notes: z.string().nullable(),
    /** For registered people, and for those who may change the training. */
    recordingUrl: z.string().nullable(),
    cancelReason: z.string().nullable(),
    /** State of the viewer's latest registration. */
    myState: z.enum(REGISTRATION_STATES).nullable(),
    notLaterHours: z.number().int().nullable(),
    /** Whether the viewer confirmed that they will come. */
    isConfirmed: z.boolean(),
    /** When the viewer reported being on the webinar; null: not yet, or without a seat. */
    presentAt: instant.nullable(),
    /** Null: not registered, or the training is not over yet. */
    visited: z.boolean().nullable(),
    /** Entry code for the door; only in the viewer's own registration. */
    checkInCode: z.string().nullable(),
    joinUrl: z.string().nullable(),
    /**
     * Whether the viewer can request a personal link: the service is configured, and the leader has named its event.
     */
    canJoin: z.boolean(),
    version: z.number().int(),
    canManageVisits: z.boolean(),
    /** In lists, for those who look after people: number of these people with a seat or waiting. */
    seenCount: z.number().int().optional(),
    /** Picture of the topic. Only in a single slot and in the viewer's own bookings; the schedule does not show it. */
    image: image.nullable().optional(),
  }),
);

const slotFilters = {
  /** Slugs of brands. */
  mark: list.optional(),
  /** Webinars are included, unless `type` is `offline`. */
  cityId: z.string().optional(),
  type: z.enum(TRAINING_TYPES).optional(),
  /** Moscow days, inclusive. */
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
      /** The viewer's coming seat: lists dates it can be moved to, nearest to it first unless sorted. */
      insteadOf: z.string().optional(),
      /** With `from` and `to` of a week: when nothing of it lies ahead, returns the week of the next matching slot. */
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
  /** For an empty page: the next matching slot, on any day. */
  nearest: z.object({ id: z.string(), slot: z.string(), startsAt: instant }).nullable(),
  /** The Monday of the week returned in place of the requested one. */
  monday: day.optional(),
});

const notice = z
  .number()
  .int()
  .refine((hours) => NOTICE_HOURS.some((choice) => choice === hours), 'Выберите из списка.');

export const selfRegistration = z.object({
  /** Joins the line when there is no free seat. */
  waiting: z.boolean().optional(),
  notLaterHours: notice.optional(),
  /** The person accepts another training at the same time. */
  confirmOverlap: z.boolean().optional(),
  /** The viewer's own registration to give up for this one. */
  insteadOf: rowId.optional(),
  /** Code of a link with reserved seats. 409 `invitation-over`. */
  invitation: z.string().max(40).optional(),
});

export const waitingNotice = z.object({ notLaterHours: notice });

export const removalBody = z.object({ reason: z.string().trim().max(300).optional() });

/** Extension: booking of a guest, by the link in their letter. */
export const guestBooking = resource(
  'guest-bookings',
  z.object({
    id: z.string(),
    /** Name of the topic. */
    name: z.string(),
    /** In Moscow time. */
    slot: z.string(),
    /** In local time of the place. */
    localSlot: z.string(),
    /** In local time of the pharmacy that was given for the guest. */
    readerSlot: z.string().nullable(),
    type: z.enum(TRAINING_TYPES),
    city: z.string().nullable(),
    address: z.string().nullable(),
    state: z.enum(GUEST_STATES),
  }),
);
