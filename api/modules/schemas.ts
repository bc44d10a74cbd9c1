import { z } from 'zod';
import { AUTHORED_STATUSES } from '@/lib/domain/publication-state';
import { resource } from '@/lib/json-api/resource';
import { authoredErid, erid, image, instant, lettersSlug, list, ownImage, paging } from '../core/shapes';

const scoringRule = z.object({
  /** The fewest right answers for which the rule … */
  correctAnswers: z.number().int().min(0).max(1000),
  /** … pays these points. */
  points: z.number().int().min(0).max(10_000),
});

/** Longest state, in characters: JSON in the module's own terms, sent as text so that its keys are not converted. */
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
    /** The most points the module pays. */
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
    /** Of the completion that was paid; null before it. */
    correctAnswersCount: z.number().int().nullable(),
    earnedPoints: z.number().int().nullable(),
    repeatDatetime: instant.nullable(),
    /** The frame's address; null for a draft without a package. */
    filePath: z.string().nullable(),
    packageId: z.string().nullable(),
    format: z.enum(['plain', 'scorm-1.2', 'scorm-2004']).nullable(),
    /** Address of the module's page on the portal. */
    url: z.string(),
    /** The person's saved state; only in a single module. */
    state: z.string().nullable(),
    /** Time when the state was saved. */
    stateSavedAt: instant.nullable(),
    /** Extension: when the module last changed; compared with a saved copy on a device. */
    updatedAt: instant,
    /** Extension, in a single unpublished module: only its authors see it, and their playing is not recorded. */
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
      /** Extension: only modules without a brand. */
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
    /** Id of the module. */
    id: z.string(),
    savedAt: instant,
  }),
);

/** Result as the module reports it; the server decides the points. */
export const completeBody = z.object({
  correctAnswersCount: z.number().int().min(0).max(1000).optional(),
  /** 0..1, for a module that knows only its score (SCORM). */
  score: z.number().min(0).max(1).optional(),
});

export const moduleResult = resource(
  'module-results',
  z.object({
    /** Id of the module. */
    id: z.string(),
    correctAnswersCount: z.number().int(),
    questionsCount: z.number().int(),
    /** Points of the completion that was paid. */
    points: z.number().int(),
    /** Points that this very report earned; 0 otherwise. */
    pointsAwarded: z.number().int(),
    repeatDatetime: instant.nullable(),
    /** Balance of the module's mark after the report. */
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
  /** A future instant: scheduled; null on publishing: now. */
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
    /** Unpacked size in bytes. */
    size: z.number().int(),
    createdAt: instant,
  }),
);
