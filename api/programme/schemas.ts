import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { COURSE_COMMENT, COURSE_RATINGS } from '@/lib/domain/course-rating';
import { longText } from '@/lib/validation/rules';
import { QUESTION_LENGTH } from '@/lib/validation/forms/question';
import { instant, keyedPaging, list } from '../core/shapes';
import { learning } from '../learnings/schemas';

const amount = z.number().int().min(0);
/** `2025-05`, by Moscow's calendar. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Нужен месяц.');
const PROGRAMME_TYPES = ['test', 'express-training', 'video', 'article'] as const;

/** The person in the programme (specification, section 7: id and markPoints). */
export const member = resource(
  'members',
  z.object({
    /** Motivation id. */
    id: z.string(),
    /** Points of the programme by mark slug. */
    markPoints: z.record(z.string(), z.number().int()),
    totalPoints: amount,
    /** The most that can be earned. */
    limit: amount,
    finishAt: instant,
    regionAllowed: z.boolean(),
  }),
);

/** What a month has brought, and each line of it. */
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
    /** Ours: how the person rated it, 1 to 5; null before that. */
    rating: z.number().int().nullable(),
    /** Ours, the newest first. */
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['test', 'video']),
        /** Mark slug. */
        markId: z.string(),
        points: amount,
        /** What it would have paid without the limit; null where all of it was paid. */
        cappedFrom: amount.nullable(),
        createdAt: instant,
      }),
    ),
  }),
);
/** Of a month of study: `2025-05`. */
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
    /** 1 to 4; null: to read beside the steps. */
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

/** A question to the organisers, or with `isFaq` one of the rules. */
export const programmeQuestion = resource(
  'questions',
  z.object({
    id: z.string(),
    text: z.string(),
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
    /** Who asked, for those who answer; null for anybody else. */
    name: z.string().nullable(),
    isMy: z.boolean(),
    isFaq: z.boolean(),
    date: instant,
    /** The working day, in Moscow, by whose end an answer is due; null of a rule. */
    dueDay: z.iso.date().nullable(),
  }),
);

/** Without a filter: one's own. */
export const programmeQuestionQuery = z.strictObject({
  filter: z
    .strictObject({
      isFaq: z.enum(['1']).optional(),
      /** Everybody's, for those who answer: 403 for anybody else. */
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

/** What the core moves to the main balance. */
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

/** What moving the points to the main balance will do, or has done. */
export const programmeClosing = resource(
  'programme-closings',
  z.object({
    /** Slug of the programme. */
    id: z.string(),
    /** `running`: before the finish; `due`: to be moved; `closing`, `undoing`: a run is under way; `closed`: nothing is left. */
    state: z.enum(['running', 'due', 'closing', 'undoing', 'closed']),
    finishAt: instant,
    /** Points are promised by then: a month after the finish. */
    dueAt: instant,
    /** When the first points were moved; the programme is over for good from then on. */
    closedAt: instant.nullable(),
    limit: amount,
    members: amount,
    /** Members at the limit. */
    atLimit: amount,
    all: sum,
    moved: sum,
    /** Of what was moved, with accounts that are still there: what can be taken back. */
    reversible: sum,
    /** Still to be moved. */
    left: sum,
    /** Of what is left. */
    byMark: z.array(z.object({ markId: z.string(), markName: z.string(), people: amount, points: amount })),
    /** Of those with points left: their accounts are deleted and get nothing. */
    erased: sum,
    /** In the archive: they get their points all the same. */
    archived: sum,
    /** The last try of each that did not work: to move the points, or to take them back. */
    failures: z.array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        act: z.enum(['move', 'undo']),
        code: z.string(),
        detail: z.string(),
      }),
    ),
    /** Answers in closed tests that are not counted yet: those that wait for it, and those it did not work with. */
    attempts: z.object({
      waiting: amount,
      failed: amount,
      failures: z.array(z.object({ id: z.string(), name: z.string(), test: z.string() })),
    }),
    /** The newest run of whoever asks; null before the first. */
    runId: z.string().nullable(),
  }),
);

/** `points`: the sum that was shown as left, or as what can be taken back; another one by now is refused. */
export const closingBody = z.strictObject({ checked: z.literal(true), points: amount });
