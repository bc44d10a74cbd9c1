import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { AppError, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { uploadImport } from '../imports/upload';
import { assertManaged } from './find-managed';

/**
 * Imports a report with visits to one training or to any; a file that is not a table is refused with the text of the
 * specification. 422 on `file`, 409; 404 for a training that the viewer may not manage.
 */
export async function importVisits(ctx: Ctx, file: File | undefined, trainingId?: string) {
  if (trainingId !== undefined) await assertManaged(ctx, trainingId);
  if (!file || file.size === 0) {
    throw wrongField('file', 'file-missing', REFUSAL_WORDS.fileMissing);
  }
  try {
    return await uploadImport(ctx, 'training-visits', file, trainingId);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 422) throw error;
    throw wrongField('file', error.code, `${REFUSAL_WORDS.importFailed} ${error.detail}`);
  }
}
