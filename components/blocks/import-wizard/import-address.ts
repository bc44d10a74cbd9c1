import { ROW_ACTIONS } from '@/lib/domain/imports';
import { choice, pageNumber, text } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';

/** Where a wizard stands: which import, which rows of it; `step=columns` goes back to its columns. */
export const importAddress = (path: string) =>
  listAddress({
    path,
    fields: {
      import: text(/^\d{1,18}$/),
      step: choice(['columns']),
      rows: choice([...ROW_ACTIONS, 'kept']),
      page: pageNumber(),
    },
  });

export type ImportAddress = ReturnType<typeof importAddress>;
export type ImportView = ViewOf<ImportAddress>;
