import { z } from 'zod';
import { IMPORT_KINDS, IMPORT_STATES, ROW_ACTIONS } from '@/lib/domain/imports';
import { resource } from '@/lib/json-api/resource';
import { RUN_STATUSES } from '@/lib/domain/run';
import { instant, paging } from '../core/shapes';

const amount = z.number().int().min(0);
const kind = z.enum(IMPORT_KINDS);

/** Description of a kind of imports and its columns. */
export const importKind = resource(
  'import-kinds',
  z.object({
    id: kind,
    title: z.string(),
    /**
     * Heading of the column that names the person or item of a row; null where the cells name it. Absent from a server
     * of the previous version.
     */
    subject: z.string().nullish(),
    columns: z.array(
      z.object({ field: z.string(), title: z.string(), isRequired: z.boolean(), hint: z.string() }),
    ),
  }),
);

/** A table being imported into the portal. */
export const importShape = resource(
  'imports',
  z.object({
    id: z.string(),
    kind,
    state: z.enum(IMPORT_STATES),
    fileName: z.string(),
    authorName: z.string().nullable(),
    /**
     * The only training whose visits the file may hold; null: any training. Absent from a server of the previous
     * version.
     */
    trainingId: z.string().nullish(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    /** Number of data rows in the file. */
    total: amount,
    headings: z.array(z.string()),
    /** First rows of the file, by column. */
    samples: z.array(z.array(z.string())),
    /** Headings of more than one column. */
    doubled: z.array(z.string()),
    /** Field → index of the column in the file. */
    mapping: z.record(z.string(), z.number()),
    /**
     * Number of rows per action after the check, and per result after applying; `kept`: the item was changed in between
     * and left unchanged. Null before the check.
     */
    counts: z
      .object({
        ...{ wrong: amount, create: amount, update: amount, same: amount },
        ...{ applied: amount, restored: amount, kept: amount },
      })
      .nullable(),
    canUndo: z.boolean(),
    /** State of the run; null when none was started. */
    run: z.object({ status: z.enum(RUN_STATUSES), progress: amount, total: amount }).nullable(),
    /** The file with the column «Что исправить»; null when there is none, or no longer. */
    protocol: z.object({ name: z.string(), size: amount, expiresAt: instant }).nullable(),
  }),
);

export const importRow = resource(
  'import-rows',
  z.object({
    /** Number of the row in the sheet. */
    id: z.string(),
    action: z.enum(ROW_ACTIONS),
    cells: z.record(z.string(), z.string()),
    problems: z.array(z.object({ column: z.string().nullable(), value: z.string(), message: z.string() })),
    changes: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string() })),
    undone: z.enum(['restored', 'kept']).nullable(),
    /** Null: the cells name it, there is none, or the viewer may not see it. */
    subject: z.object({ title: z.string(), lines: z.array(z.string()) }).nullish(),
  }),
);

export const importsQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ kind }),
});

export const importRowsQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({ action: z.enum(ROW_ACTIONS).optional(), undone: z.enum(['restored', 'kept']).optional() })
    .optional(),
});

export const importForm = z.strictObject({ kind, file: z.instanceof(File).optional() });

export const mappingBody = z.strictObject({
  /** Field → index of the column in the file; fields left out are not loaded. */
  mapping: z.record(z.string().max(60), z.number().int().min(0).max(199)),
});

export const applyBody = z.strictObject({
  /** Skips wrong rows; otherwise a single wrong row stops the whole import. */
  onlyRight: z.boolean(),
});
