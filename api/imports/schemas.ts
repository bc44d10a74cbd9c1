import { z } from 'zod';
import { IMPORT_KINDS, IMPORT_STATES, ROW_ACTIONS } from '@/lib/domain/imports';
import { resource } from '@/lib/json-api/resource';
import { RUN_STATUSES } from '@/lib/domain/run';
import { instant, paging } from '../core/shapes';

const amount = z.number().int().min(0);
const kind = z.enum(IMPORT_KINDS);

/** What an import of a kind takes. */
export const importKind = resource(
  'import-kinds',
  z.object({
    id: kind,
    title: z.string(),
    /** Heading of the column that says of whom or what a row is; null where its cells say it. A server of the version before sends none. */
    subject: z.string().nullish(),
    columns: z.array(
      z.object({ field: z.string(), title: z.string(), isRequired: z.boolean(), hint: z.string() }),
    ),
  }),
);

/** A table on its way into the portal. */
export const importShape = resource(
  'imports',
  z.object({
    id: z.string(),
    kind,
    state: z.enum(IMPORT_STATES),
    fileName: z.string(),
    authorName: z.string().nullable(),
    /** The one training whose visits it takes; null: any. A server of the version before sends none. */
    trainingId: z.string().nullish(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    /** Rows of data in the file. */
    total: amount,
    headings: z.array(z.string()),
    /** First rows of the file, by column. */
    samples: z.array(z.array(z.string())),
    /** Headings that stand over more than one column. */
    doubled: z.array(z.string()),
    /** Field → index of the file's column. */
    mapping: z.record(z.string(), z.number()),
    /** Rows per action after the check, and per result after it was applied; `kept`: the item was changed meanwhile, left as it is. Null before the check. */
    counts: z
      .object({
        ...{ wrong: amount, create: amount, update: amount, same: amount },
        ...{ applied: amount, restored: amount, kept: amount },
      })
      .nullable(),
    canUndo: z.boolean(),
    /** Where the work stands; null when nothing has been begun. */
    run: z.object({ status: z.enum(RUN_STATUSES), progress: amount, total: amount }).nullable(),
    /** The file with the column «Что исправить»; null: there is none, or no longer. */
    protocol: z.object({ name: z.string(), size: amount, expiresAt: instant }).nullable(),
  }),
);

export const importRow = resource(
  'import-rows',
  z.object({
    /** As the sheet numbers it. */
    id: z.string(),
    action: z.enum(ROW_ACTIONS),
    cells: z.record(z.string(), z.string()),
    problems: z.array(z.object({ column: z.string().nullable(), value: z.string(), message: z.string() })),
    changes: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string() })),
    undone: z.enum(['restored', 'kept']).nullable(),
    /** Null: the cells say it, there is none, or it is not the viewer's to see. */
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
  /** Field → index of the file's column; a field that is left out is not loaded. */
  mapping: z.record(z.string().max(60), z.number().int().min(0).max(199)),
});

export const applyBody = z.strictObject({
  /** Leaves wrong rows where they are; without it nothing is applied while a row is wrong. */
  onlyRight: z.boolean(),
});
