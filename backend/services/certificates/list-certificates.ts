import { desc, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { certificateQuery } from '@/api/certificates/schemas';
import { certificates } from '../../db/schema/certificates';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { presentCertificate, selectCertificates } from './certificate-row';

type Query = z.output<typeof certificateQuery>;

const select = (ctx: Ctx, where: SQL | undefined) => selectCertificates(ctx).where(where);

const list = listing<Query, Awaited<ReturnType<typeof select>>[number]>({
  from: select,
  count: ({ db }, where) => db.select({ id: certificates.id }).from(certificates).where(where),
  filters: {},
  sorts: {},
  sort: [desc(certificates.issuedAt), desc(certificates.id)],
});

/** Returns the viewer's certificates, the newest first. */
export async function listCertificates(ctx: Ctx, query: Query) {
  const { rows, page } = await list.read(ctx, query, eq(certificates.userId, viewerOf(ctx).id));
  return { items: rows.map(({ row, mark }) => presentCertificate({ ...row, mark })), page, meta: {} };
}
