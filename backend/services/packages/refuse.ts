import { PACKAGE_REFUSALS, type PackageRefusal } from '@/lib/domain/packages';
import { AppError } from '../../http/app-error';

/** 422 on `file`; `code` is the reason, `meta.entry` the file it is about. */
export function refused(reason: PackageRefusal, entry?: string): AppError {
  const detail = PACKAGE_REFUSALS[reason] + (entry ? ` Файл: ${entry.slice(0, 80)}` : '');
  const meta = entry ? { meta: { entry: entry.slice(0, 240) } } : {};
  return new AppError(422, reason, detail, { pointer: '/data/attributes/file' }, meta);
}
