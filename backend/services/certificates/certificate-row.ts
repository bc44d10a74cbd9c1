import { and, eq, isNull } from 'drizzle-orm';
import { certificatePath } from '@/lib/domain/certificate';
import { PORTAL_NAME } from '@/lib/domain/brands';
import { certificates } from '../../db/schema/certificates';
import { marks } from '../../db/schema/directory';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';

export type CertificateRow = typeof certificates.$inferSelect & {
  mark: { slug: string; name: string } | null;
};

/** Selects certificates with their marks; the caller adds conditions. */
export function selectCertificates({ db }: Pick<Ctx, 'db'>) {
  return db
    .select({ row: certificates, mark: { slug: marks.slug, name: marks.name } })
    .from(certificates)
    .leftJoin(marks, eq(marks.id, certificates.markId))
    .$dynamic();
}

/** Returns the id of a person's certificate for a test, unless it is revoked; else null. */
export async function certificateOfTest(
  db: Db,
  { userId, testId }: { userId: string; testId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.subjectType, 'test'),
        eq(certificates.subjectId, testId),
        isNull(certificates.revokedAt),
      ),
    );
  return row?.id ?? null;
}

/** Returns the public facts of a certificate: no more than is printed on it. */
export function presentCheck({
  id,
  number,
  title,
  subtitle,
  holder,
  mark,
  issuedAt,
  revokedAt,
}: CertificateRow) {
  return {
    id,
    number,
    title,
    subtitle,
    holder,
    brand: mark?.slug ?? null,
    brandName: mark?.name ?? PORTAL_NAME,
    status: revokedAt ? ('revoked' as const) : ('valid' as const),
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

export function presentCertificate(row: CertificateRow) {
  const { holder: _holder, ...facts } = presentCheck(row);
  const { points, revokeReason } = row;
  return { ...facts, points, revokeReason, url: certificatePath(row.number) };
}
