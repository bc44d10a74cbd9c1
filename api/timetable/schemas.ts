import { z } from 'zod';
import { MESSAGE_TARGETS } from '@/lib/domain/trainings/audience';
import { TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { resource } from '@/lib/json-api/resource';
import { seriesForm, trainingChangeForm, trainingForm } from '@/lib/validation/forms/training';
import { trainingMessageForm } from '@/lib/validation/forms/training-message';
import { topicForm } from '@/lib/validation/forms/training-topic';
import { day, flag, instant, list, ownImage, paging, rowId } from '../core/shapes';
import { trainingTopic } from '../trainings/schemas';

/** A date of a topic, for those who manage trainings. */
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
    /** In Moscow time, then in local time of the place. */
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
    /** Of those with a seat: number of people who confirmed, after a reminder, that they will come. */
    confirmedCount: z.number().int(),
    visitedCount: z.number().int(),
    leaderId: z.string().nullable(),
    leaderName: z.string().nullable(),
    notes: z.string(),
    mtsEventId: z.string().nullable(),
    recordingUrl: z.string().nullable(),
    cancelReason: z.string().nullable(),
    version: z.number().int(),
    /** Version that a later write returns as seen. */
    updatedAt: instant,
    canManage: z.boolean(),
    canManageVisits: z.boolean(),
    /** Period in which visits can be marked. */
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
  /** Role of the leader. */
  role: z.enum(['expert', 'trainer', 'trainer-sra']).optional(),
  state: z.enum(['coming', 'past', 'cancelled']).optional(),
  /** Trainings that the viewer leads or created. */
  mine: flag.optional(),
};

export const MANAGED_SORTS = ['starts_at', '-starts_at', 'name', '-name', 'taken', '-taken'] as const;

export const managedQuery = z.strictObject({
  page: paging,
  filter: z.strictObject(managedFilters).optional(),
  sort: z.enum(MANAGED_SORTS).optional(),
  /** Belongs to managers' calls (specification, section 6); dates are shown whatever it says. */
  allow_sector: flag.optional(),
});

/** Number of dates in each state, under the same other filters. */
export const managedMeta = z.object({
  states: z.array(z.object({ value: z.enum(['coming', 'past', 'cancelled']), count: z.number().int() })),
});

export const manageTopicsQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ ...managedFilters, archived: flag.optional() }).optional(),
  sort: z.enum(['name', 'starts_at']).optional(),
  allow_sector: flag.optional(),
  /** `0`: returns only the counts of dates. */
  dates: z.literal('0').optional(),
});

/** A topic, for those who manage trainings. */
export const managedTopic = resource(
  'training-topics',
  trainingTopic.schema.safeExtend({
    updatedAt: instant,
    /** Counts over all its dates, whatever the filter. */
    counts: z.object({
      coming: z.number().int(),
      past: z.number().int(),
      /** Seats of coming dates: taken, and in total; null without a limit. */
      taken: z.number().int(),
      capacity: z.number().int().nullable(),
      nextAt: instant.nullable(),
    }),
  }),
);

const topicFacts = topicForm.extend({ image: ownImage.nullable() });
export const topicBody = topicFacts.partial({ description: true, image: true });
/** Changes the named fields; `seenAt`, the edited version, protects a later one from being overwritten. */
export const topicChange = topicFacts
  .partial()
  .extend({ isArchived: z.boolean().optional(), seenAt: instant.optional() });

export const trainingBody = trainingForm;
/** All fields, and the version that was shown. */
export const trainingChange = trainingChangeForm.safeExtend({ seenAt: instant });
export const seriesBody = seriesForm.safeExtend({
  /** `check` creates nothing. */
  mode: z.enum(['check', 'create']),
  /** Leaves out days with conflicts. */
  onlyRight: z.boolean().optional(),
});
/** A day of a series: its conflicts, and the outcome. */
export const plannedDate = resource(
  'training-plans',
  z.object({
    /** The day. */
    id: z.string(),
    slot: z.string(),
    localSlot: z.string(),
    problems: z.array(z.object({ code: z.string(), message: z.string(), isHard: z.boolean() })),
    /** Null: not created. */
    trainingId: z.string().nullable(),
  }),
);
export const cancelBody = z.object({ reason: z.string().trim().max(300).optional() });

/** A message sent to people of a training. */
export const trainingMessage = resource(
  'training-messages',
  z.object({
    id: z.string(),
    to: z.enum(MESSAGE_TARGETS),
    text: z.string(),
    /** How many accounts were notified, and how many guests were sent a letter. */
    people: z.number().int(),
    guests: z.number().int(),
    authorName: z.string().nullable(),
    createdAt: instant,
  }),
);
export const trainingMessagesQuery = z.strictObject({ page: paging });
/**
 * Facts of the training for message templates, number of reachable people of each kind, and messages left for the day.
 */
export const trainingMessagesMeta = z.object({
  training: z.object({
    topic: z.string(),
    /** In Moscow time. */
    slot: z.string(),
    /** In local time of the place. */
    localSlot: z.string(),
    type: z.enum(TRAINING_TYPES),
    city: z.string().nullable(),
    address: z.string().nullable(),
  }),
  registered: z.number().int(),
  waiting: z.number().int(),
  visited: z.number().int(),
  missed: z.number().int(),
  left: z.number().int(),
  /** Whether the training is over. */
  isOver: z.boolean(),
  /** False a month after the training, or when it is cancelled: messages are closed. */
  isOpen: z.boolean(),
});
export const messageBody = trainingMessageForm
  .extend({
    /** Ids of registrations, only for `chosen`. */
    ids: z.array(rowId).min(1).max(100).optional(),
  })
  .refine(({ to, ids }) => (to === 'chosen') === (ids !== undefined), {
    path: ['ids'],
    message: 'Выберите, кому написать.',
  });
