import { ROW_ACTIONS } from '@/lib/domain/imports';
import { choice, id, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';

/**
 * Where a wizard stands: which import, which rows of it; `step=columns` goes back to its columns. `training` narrows a
 * file of visits to one.
 */
export const importAddress = (path: string) =>
  listAddress({
    path,
    fields: {
      training: id(),
      import: id(),
      step: choice(['columns']),
      rows: choice([...ROW_ACTIONS, 'kept']),
      page: pageNumber(),
    },
  });

export type ImportAddress = ReturnType<typeof importAddress>;
export type ImportView = ViewOf<ImportAddress>;

/** Its first step, for another file. */
export const firstStep = (address: ImportAddress, { training }: ImportView): string =>
  address.href({ ...address.read({}), training });
