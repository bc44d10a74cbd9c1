import { and, eq } from 'drizzle-orm';
import { certificates } from '../../db/schema/certificates';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { presentCertificate, selectCertificates, type CertificateRow } from './certificate-row';

/** Returns the row of a viewer's certificate. 404 `certificate-missing`: foreign or none. */
export async function ownCertificateRow(ctx: Ctx, id: string): Promise<CertificateRow> {
  const mine = and(eq(certificates.id, id), eq(certificates.userId, viewerOf(ctx).id));
  const [found] = await selectCertificates(ctx).where(mine).limit(1);
  if (!found) throw notFound('Такого сертификата нет.', 'certificate-missing');
  return { ...found.row, mark: found.mark };
}

/** Returns the viewer's certificate, with its holder's name. */
export async function ownCertificate(ctx: Ctx, id: string) {
  const row = await ownCertificateRow(ctx, id);
  return { ...presentCertificate(row), holder: row.holder };
}
