import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { COURSE_COMMENT, COURSE_RATINGS } from '@/lib/domain/course-rating';
import { longText } from '@/lib/validation/rules';
import { QUESTION_LENGTH } from '@/lib/validation/forms/question';
import { instant, keyedPaging, list } from '../core/shapes';
import { learning } from '../learnings/schemas';

const amount = z.number().int().min(0);
/** `2025-05`, in the Moscow calendar. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Нужен месяц.');
const PROGRAMME_TYPES = ['test', 'express-training', 'video', 'article'] as const;

/** The person in the programme (specification, section 7: id and markPoints). */
export const member = resource(
  'members',
  z.object({
    /** Id of the person in the programme (motivation id). */
    id: z.string(),
    /** Points of the programme by mark slug. */
    markPoints: z.record(z.string(), z.number().int()),
    totalPoints: amount,
    /** The most points that can be earned. */
    limit: amount,
    finishAt: instant,
    regionAllowed: z.boolean(),
  }),
);

/** Points of a month, and each of its lines. */
export const monthlyPoints = resource(
  'monthly-points',
  z.object({
    id: z.string(),
    month,
    title: z.string(),
    points: amount,
    tests: amount,
    videos: amount,
    isOpen: z.boolean(),
    startsAt: instant,
    closesAt: instant,
    /** Extension: the person's rating of the month, 1 to 5; null before it. */
    rating: z.number().int().nullable(),
    /** Extension: lines of the month, newest first. */
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['test', 'video']),
        /** Mark slug. */
        markId: z.string(),
        points: amount,
        /** Points without the limit; null where all of them were paid. */
        cappedFrom: amount.nullable(),
        createdAt: instant,
      }),
    ),
  }),
);
/** Rating of a month of study: `2025-05`. */
export const courseRating = resource(
  'ratings',
  z.object({
    id: z.string(),
    rateableId: month,
    rateableType: z.literal('course'),
    rating: z.number().int(),
    comment: z.string(),
  }),
);
export const courseRatingBody = z.strictObject({
  rateableId: month,
  rateableType: z.literal('course'),
  rating: z.literal(COURSE_RATINGS, { error: 'Оцените от 1 до 5.' }),
  comment: z
    .string()
    .trim()
    .max(COURSE_COMMENT, `Не длиннее ${String(COURSE_COMMENT)} знаков.`)
    .default(''),
});

export const monthlyMeta = z.object({ total: amount, limit: amount, left: amount });

/** A learning item as the core has it, and its place in the programme. */
export const programmeContent = resource(
  'learning-content',
  learning.schema.extend({
    type: z.enum(PROGRAMME_TYPES),
    month,
    /** 1 to 4; null for reading beside the steps. */
    step: z.number().int().min(1).max(4).nullable(),
    stepSlug: z.string().nullable(),
    lockedBecause: z.enum(['not-started', 'ended']).nullable(),
  }),
  {},
  { type: 'model_type' },
);

export const contentQuery = z.strictObject({
  filter: z.strictObject({ month: month.optional(), type: list.optional() }).optional(),
});

/** A question to the organisers or, with `isFaq`, a rule of the programme. */
export const programmeQuestion = resource(
  'questions',
  z.object({
    id: z.string(),
    text: z.string(),
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
    /** Name of the asker, for those who answer; null for anyone else. */
    name: z.string().nullable(),
    isMy: z.boolean(),
    isFaq: z.boolean(),
    date: instant,
    /** The working day (Moscow) by whose end an answer is due; null for a rule. */
    dueDay: z.iso.date().nullable(),
  }),
);

/** Without a filter: the viewer's own questions. */
export const programmeQuestionQuery = z.strictObject({
  filter: z
    .strictObject({
      isFaq: z.enum(['1']).optional(),
      /** Everyone's questions, for those who answer: 403 for anyone else. */
      isAnswered: z.enum(['0', '1']).optional(),
    })
    .optional(),
});
export const programmeQuestionBody = z.object({
  question: longText({ field: 'Вопрос', min: 10, max: QUESTION_LENGTH }),
});
export const programmeAnswerBody = z.object({
  answer: longText({ field: 'Ответ', max: 4000 }),
});

/** A list of the programme that can be exported. */
export const programmeExport = resource(
  'exports',
  z.object({ id: z.string(), title: z.string(), formats: z.array(z.string()) }),
);

/** Points of a member that the core moves to the main balance. */
export const programmeTotal = resource(
  'programme-totals',
  z.object({
    id: z.string(),
    userId: z.string(),
    totalPoints: amount,
    markPoints: z.record(z.string(), z.number().int()),
  }),
);
export const totalsQuery = z.strictObject({ page: keyedPaging });

const sum = z.object({ people: amount, points: amount });

/** State of moving the points to the main balance. */
export const programmeClosing = resource(
  'programme-closings',
  z.object({
    /** Slug of the programme. */
    id: z.string(),
    /**
     * `running`: before the finish; `due`: points wait to be moved; `closing`, `undoing`: a run is under way; `closed`:
     * nothing is left to move.
     */
    state: z.enum(['running', 'due', 'closing', 'undoing', 'closed']),
    finishAt: instant,
    /** Promised deadline of the points: a month after the finish. */
    dueAt: instant,
    /** When the first points were moved; the programme is over permanently from then on. */
    closedAt: instant.nullable(),
    limit: amount,
    members: amount,
    /** Number of members at the limit. */
    atLimit: amount,
    all: sum,
    moved: sum,
    /** Moved points of accounts that still exist, which can be reversed. */
    reversible: sum,
    /** Points still to be moved. */
    left: sum,
    /** Points left, by mark. */
    byMark: z.array(z.object({ markId: z.string(), markName: z.string(), people: amount, points: amount })),
    /** Points left of deleted accounts, which get nothing. */
    erased: sum,
    /** Points left of archived accounts, which do get their points. */
    archived: sum,
    /** Members whose last move or reversal of points failed. */
    failures: z.array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        act: z.enum(['move', 'undo']),
        code: z.string(),
        detail: z.string(),
      }),
    ),
    /** Attempts in closed tests whose answers are not counted yet: waiting ones, and failed ones. */
    attempts: z.object({
      waiting: amount,
      failed: amount,
      failures: z.array(z.object({ id: z.string(), name: z.string(), test: z.string() })),
    }),
    /** The viewer's newest run; null before the first. */
    runId: z.string().nullable(),
  }),
);

/** `points`: the sum shown as left, or as reversible; refused when it has changed since. */
export const closingBody = z.strictObject({ checked: z.literal(true), points: amount });
