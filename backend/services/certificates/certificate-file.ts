import { and, eq } from 'drizzle-orm';
import { certificatePath } from '@/lib/domain/certificate';
import type { FileResult } from '@/lib/json-api/answer';
import { certificates } from '../../db/schema/certificates';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { presentCheck, selectCertificates } from './certificate-row';

/** One's own as PDF, drawn when it is asked for. 404 `certificate-missing`: foreign or none. */
export async function certificateFile(ctx: Ctx, id: string): Promise<FileResult> {
  const mine = and(eq(certificates.id, id), eq(certificates.userId, viewerOf(ctx).id));
  const [found] = await selectCertificates(ctx).where(mine).limit(1);
  if (!found) throw notFound('Такого сертификата нет.', 'certificate-missing');
  const facts = presentCheck({ ...found.row, mark: found.mark });
  const address = new URL(certificatePath(facts.number), ctx.config.PUBLIC_URL).href;
  // fonts and PDF cost every start 0.1 s
  const { drawCertificate } = await import('./draw-certificate');
  return { name: `Сертификат ${facts.number}.pdf`, body: drawCertificate(facts, address) };
}
