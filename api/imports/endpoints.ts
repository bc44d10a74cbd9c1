import { file, many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/imports';

/**
 * Extension, as are all calls below. Each kind has its own right: 403 without it, 404 `import-missing` for one's
 * imports.
 */
export const getImportKind = endpoint({
  method: 'GET',
  path: '/v1/import-kinds/{kind}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).importKind) }),
});

/** A workbook with the headings and an example row. */
export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/v1/import-kinds/{kind}/template',
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: file() }),
});

/**
 * Imports of a kind, newest first, by any author; imports of training visits are visible only to their author and
 * admins.
 */
export const listImports = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.importsQuery, answer: many(s.importShape) };
  },
});

/** Uploads a file and recognises its columns. 422 on `file` with the reason; 409 `import-running`. */
export const uploadImport = endpoint({
  method: 'POST',
  path: root,
  needs: 'signed-in',
  consumes: 'form',
  shapes: async () => {
    const s = await shapes();
    return { body: s.importForm, answer: one(s.importShape) };
  },
});

export const getImport = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).importShape) }),
});

/** Checked rows in the order of the sheet. */
export const listImportRows = endpoint({
  method: 'GET',
  path: `${root}/{id}/rows`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.importRowsQuery, answer: many(s.importRow) };
  },
});

/** Checks every row without writing. 422 `column-missing`, `column-twice`; 409 `import-running`, `import-state`. */
export const checkImport = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/check`,
  needs: 'signed-in',
  bodyType: 'imports',
  shapes: async () => {
    const s = await shapes();
    return { body: s.mappingBody, answer: one(s.importShape) };
  },
});

/**
 * Applies the import. 409 `rows-wrong` unless `only_right`; 409 `import-running`, `import-state`, `nothing-to-apply`.
 */
export const applyImport = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/apply`,
  needs: 'signed-in',
  bodyType: 'imports',
  shapes: async () => {
    const s = await shapes();
    return { body: s.applyBody, answer: one(s.importShape) };
  },
});

/** Undoes an import within 24 hours, except items changed since. 409 `undo-late`, `import-running`, `import-state`. */
export const undoImport = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/undo`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).importShape) }),
});

/** Stops running work; rows applied by then stay. 409 `import-state` when nothing runs. */
export const cancelImport = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/cancel`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).importShape) }),
});

/** The wrong rows after the check, every row after the import, each with «Что исправить». 404 `run-file-gone`. */
export const getImportProtocol = endpoint({
  method: 'GET',
  path: `${root}/{id}/protocol`,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: file() }),
});
