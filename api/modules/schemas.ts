import { z } from 'zod';
import { AUTHORED_STATUSES } from '@/lib/domain/publication-state';
import { resource } from '@/lib/json-api/resource';
import { authoredErid, erid, image, instant, lettersSlug, list, ownImage, paging } from '../core/shapes';

const scoringRule = z.object({
  /** From so many right answers on … */
  correctAnswers: z.number().int().min(0).max(1000),
  /** … it pays that much. */
  points: z.number().int().min(0).max(10_000),
});

/** JSON in the module's own words. Travels as text: its keys are no field names of ours. */
export const MAX_STATE = 200_000;

export const interactiveModule = resource(
  'interactive-modules',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** Mark slug; `proexpert` for a module of no brand. */
    mark: z.string(),
    markName: z.string(),
    image: image.nullable(),
    /** The most it pays. */
    points: z.number().int(),
    isDynamicScoring: z.boolean(),
    scoringRules: z.array(scoringRule),
    questionsCount: z.number().int(),
    isNew: z.boolean(),
    isLiked: z.boolean(),
    likesCount: z.number().int(),
    ratingId: z.string().nullable(),
    isStarted: z.boolean(),
    isFinished: z.boolean(),
    isFavorite: z.boolean(),
    /** Of the completion that counted; null before it. */
    correctAnswersCount: z.number().int().nullable(),
    earnedPoints: z.number().int().nullable(),
    repeatDatetime: instant.nullable(),
    /** The frame's address; null for a draft without a package. */
    filePath: z.string().nullable(),
    packageId: z.string().nullable(),
    format: z.enum(['plain', 'scorm-1.2', 'scorm-2004']).nullable(),
    /** The portal's page of the module. */
    url: z.string(),
    /** Where the person stopped; with a single one only. */
    state: z.string().nullable(),
    /** When that was kept. */
    stateSavedAt: instant.nullable(),
    /** Ours: when the module was last changed; a copy on a device is of a version. */
    updatedAt: instant,
    /** Ours: of a single one that is not out: its authors alone see it, and nothing is kept of their playing. */
    isDraft: z.boolean().optional(),
    ...erid,
    status: z.enum(AUTHORED_STATUSES),
    publishedAt: instant.nullable(),
  }),
);

export const moduleQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      mark: list.optional(),
      /** Ours: modules without a brand. */
      unbranded: z.enum(['1']).optional(),
      state: z.enum(['started', 'finished', 'open']).optional(),
    })
    .optional(),
  sort: z.enum(['-publishedAt', 'title', '-points']).optional(),
});

export const moduleManageQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ mark: list.optional(), status: z.enum(AUTHORED_STATUSES).optional() }).optional(),
});

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

export const stateBody = z.object({
  state: z.string().max(MAX_STATE, 'Состояние модуля слишком велико.').refine(isJson, 'Нужен JSON.'),
});

export const moduleState = resource(
  'module-states',
  z.object({
    /** Of the module. */
    id: z.string(),
    savedAt: instant,
  }),
);

/** What the module says it came to; the server decides the points. */
export const completeBody = z.object({
  correctAnswersCount: z.number().int().min(0).max(1000).optional(),
  /** 0..1, where a module knows its score alone (SCORM). */
  score: z.number().min(0).max(1).optional(),
});

export const moduleResult = resource(
  'module-results',
  z.object({
    /** Of the module. */
    id: z.string(),
    correctAnswersCount: z.number().int(),
    questionsCount: z.number().int(),
    /** Of the completion that counted. */
    points: z.number().int(),
    /** Points that this very report earned; 0 otherwise. */
    pointsAwarded: z.number().int(),
    repeatDatetime: instant.nullable(),
    /** Of the module's mark, after it. */
    balance: z.number().int(),
  }),
);

export const likeBody = z.object({ isLiked: z.boolean() });
export const moduleLike = resource(
  'module-likes',
  z.object({
    id: z.string(),
    isLiked: z.boolean(),
    likesCount: z.number().int(),
    ratingId: z.string().nullable(),
  }),
);

const fields = {
  mark: z.string().min(1).max(64),
  slug: lettersSlug,
  title: z.string().trim().min(1).max(255),
  description: z.string().max(1000),
  image: ownImage.nullable(),
  packageId: z.string().max(64).nullable(),
  points: z.number().int().min(0).max(10_000),
  isDynamicScoring: z.boolean(),
  scoringRules: z.array(scoringRule).max(50),
  questionsCount: z.number().int().min(0).max(1000),
  ...authoredErid,
  status: z.enum(AUTHORED_STATUSES),
  /** In the future: scheduled. None when it is published: now. */
  publishedAt: instant.nullable(),
};

export const newModule = z.strictObject(fields).partial().required({ mark: true, slug: true, title: true });
export const moduleChanges = z.strictObject(fields).partial();

export const packageBody = z.object({ file: z.custom<Blob>() });
export const contentPackage = resource(
  'content-packages',
  z.object({
    id: z.string(),
    name: z.string(),
    format: z.enum(['plain', 'scorm-1.2', 'scorm-2004']),
    indexFile: z.string(),
    executableFile: z.string(),
    filesCount: z.number().int(),
    /** Bytes, unpacked. */
    size: z.number().int(),
    createdAt: instant,
  }),
);
