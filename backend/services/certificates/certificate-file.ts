import { certificatePath } from '@/lib/domain/certificate';
import type { FileResult } from '@/lib/json-api/answer';
import type { Ctx } from '../../http/context';
import { presentCheck } from './certificate-row';
import { ownCertificateRow } from './own-certificate';

/** Returns the viewer's own certificate as PDF, drawn by this call. 404 `certificate-missing`: foreign or none. */
export async function certificateFile(ctx: Ctx, id: string): Promise<FileResult> {
  const facts = presentCheck(await ownCertificateRow(ctx, id));
  const address = new URL(certificatePath(facts.number), ctx.config.PUBLIC_URL).href;
  // imported on use: fonts and PDF would cost every start 0.1 s
  const { drawCertificate } = await import('./draw-certificate');
  return { name: `Сертификат ${facts.number}.pdf`, body: drawCertificate(facts, address) };
}
