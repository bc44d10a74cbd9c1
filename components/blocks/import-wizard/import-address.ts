import { ROW_ACTIONS } from '@/lib/domain/imports';
import { choice, id, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';

/**
 * The address of a wizard: the import and the shown rows; `step=columns` returns to its columns. `training` limits a
 * file of visits to one training.
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

/** Address of the first step, for another file. */
export const firstStep = (address: ImportAddress, { training }: ImportView): string =>
  address.href({ ...address.read({}), training });
