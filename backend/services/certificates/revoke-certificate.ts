import { and, eq, isNull } from 'drizzle-orm';
import { certificates } from '../../db/schema/certificates';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { presentCertificate, selectCertificates } from './certificate-row';

/** Marks a certificate as revoked and keeps it; a repeated call keeps the first reason. 404 `certificate-missing`. */
export function revokeCertificate(ctx: Ctx, id: string, { reason }: { reason: string }) {
  return inTransaction(ctx, async (tx) => {
    const [revoked] = await tx
      .update(certificates)
      .set({ revokedAt: ctx.now(), revokeReason: reason })
      .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
      .returning({ id: certificates.id });
    const details = { reason };
    if (revoked)
      await audit.record(ctx, {
        action: 'certificate.revoked',
        subjectType: 'certificate',
        subjectId: id,
        details,
      });
    const [found] = await selectCertificates(ctx).where(eq(certificates.id, id)).limit(1);
    if (!found) throw notFound('Такого сертификата нет.', 'certificate-missing');
    return presentCertificate({ ...found.row, mark: found.mark });
  });
}
