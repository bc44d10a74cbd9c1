import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { certificateQuery } from '@/api/certificates/schemas';
import { certificates } from '../../db/schema/certificates';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { presentCertificate, selectCertificates } from './certificate-row';

/** The person's own, the newest first. */
export async function listCertificates(ctx: Ctx, { page }: z.output<typeof certificateQuery>) {
  const mine = eq(certificates.userId, viewerOf(ctx).id);
  const asked = pageRequest(page);
  const [rows, total] = await Promise.all([
    selectCertificates(ctx)
      .where(mine)
      .orderBy(desc(certificates.issuedAt), desc(certificates.id))
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db.$count(certificates, mine),
  ]);
  const items = rows.map(({ row, mark }) => presentCertificate({ ...row, mark }));
  return { items, page: pageMeta(asked, total), meta: {} };
}
