import { eq } from 'drizzle-orm';
import { readCertificateNumber } from '@/lib/domain/certificate';
import { certificates } from '../../db/schema/certificates';
import { AppError, notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { throttleDisclosures } from '../auth/throttle';
import { presentCheck, selectCertificates } from './certificate-row';

async function find(ctx: Ctx, text: string) {
  const number = readCertificateNumber(text);
  const [found] = number ? await selectCertificates(ctx).where(eq(certificates.number, number)).limit(1) : [];
  if (!found) throw notFound('Сертификата с таким номером нет.', 'certificate-missing');
  return presentCheck({ ...found.row, mark: found.mark });
}

/**
 * Returns the public facts of a certificate, to anybody. A 404 `certificate-missing` counts as a guess: 429 after
 * twenty in an hour.
 */
export function checkCertificate(ctx: Ctx, number: string) {
  const guessed = (error: unknown) => error instanceof AppError && error.status === 404;
  return throttleDisclosures(ctx, guessed, () => find(ctx, number));
}
