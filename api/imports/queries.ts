import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { isWorking, type ImportKindName, type RowAction, type RowUndone } from '@/lib/domain/imports';
import { call } from '../core/call';
import { importVisits } from '../registrations/endpoints';
import {
  applyImport,
  cancelImport,
  checkImport,
  getImport,
  getImportKind,
  listImportRows,
  listImports,
  undoImport,
  uploadImport,
} from './endpoints';
import type { importKind, importRow, importShape } from './schemas';

export type Import = z.output<(typeof importShape)['schema']>;
export type ImportKind = z.output<(typeof importKind)['schema']>;
export type ImportRow = z.output<(typeof importRow)['schema']>;

/** Interval at which a running import is polled. */
const LOOK_MS = 1000;
/** Rows on one page. */
export const IMPORT_PAGE = 50;
const key = ['imports'] as const;

export const importKindQuery = (kind: ImportKindName) =>
  queryOptions({
    queryKey: [...key, 'kind', kind],
    queryFn: ({ signal }) => call(getImportKind, { params: { kind }, signal }),
  });

/** The last imports of a kind. */
export const lastImportsQuery = (kind: ImportKindName) =>
  queryOptions({
    queryKey: [...key, 'last', kind],
    queryFn: ({ signal }) => call(listImports, { query: { filter: { kind }, page: { size: 10 } }, signal }),
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
  });

export const importRowsQuery = (
  id: string,
  filter: { action?: RowAction; undone?: RowUndone },
  number: number,
) =>
  queryOptions({
    queryKey: [...key, 'rows', id, filter, number],
    queryFn: ({ signal }) =>
      call(listImportRows, {
        params: { id },
        query: { filter, page: { number, size: IMPORT_PAGE } },
        signal,
      }),
  });

/** The import, polled while it runs; `first` is the server's rendered state. */
export function useImport(first: Import): Import {
  const { data } = useQuery({
    ...importQuery(first.id),
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? LOOK_MS : false),
  });
  return data;
}

/** Uploads a file; training visits have their own call, with their own words. */
const upload = (kind: ImportKindName, file: File, training?: string) =>
  kind === 'training-visits'
    ? call(importVisits, { body: { file, ...(training ? { trainingId: training } : {}) } })
    : call(uploadImport, { body: { kind, file } });

/** `training`: the only training whose visits the file may hold. */
export const useUpload = (kind: ImportKindName, training?: string) =>
  useMutation({ mutationFn: (file: File) => upload(kind, file, training) });

/** Acts on an import; each returns its new state. */
export type ImportAct =
  | { act: 'check'; mapping: Record<string, number> }
  | { act: 'apply'; onlyRight: boolean }
  | { act: 'undo' }
  | { act: 'cancel' };

function perform(id: string, given: ImportAct): Promise<Import> {
  const params = { id };
  if (given.act === 'check') return call(checkImport, { params, body: { mapping: given.mapping } });
  if (given.act === 'apply') return call(applyImport, { params, body: { onlyRight: given.onlyRight } });
  return given.act === 'undo' ? call(undoImport, { params }) : call(cancelImport, { params });
}

export function useImportAct(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (given: ImportAct) => perform(id, given),
    onSuccess: (now) => cache.setQueryData(importQuery(id).queryKey, now),
  });
}
