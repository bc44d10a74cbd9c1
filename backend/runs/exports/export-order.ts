import { createHash, randomBytes } from 'node:crypto';
import { and, asc, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { ExportKind } from './export-kind';

/** The order in which the rows of one file are read. */
export interface ExportOrder {
  /** The salt of a shuffled file's order: every file has its own, and no row holds it. */
  salt: string | null;
  /** The place before the first row. */
  first: string;
  /** The place of a row. */
  place: (id: string) => string;
  /** Rows after this place, up to the largest key at the start of the run. */
  after: (place: string, until: string) => SQL | undefined;
  by: SQL;
}

export const saltOf = (kind: ExportKind, filter: unknown): string | null =>
  kind.isShuffled?.(filter) ? randomBytes(16).toString('hex') : null;

/** The order by the key, or by a hash of it that cannot be computed without the salt. */
export function exportOrder({ key }: ExportKind, salt: string | null): ExportOrder {
  if (salt === null)
    return {
      ...{ salt, first: '0', place: (id) => id, by: asc(key) },
      after: (place, until) => and(gt(key, place), lte(key, until)),
    };
  const hash = sql`encode(sha256(convert_to(${salt}::text || ${key}::text, 'UTF8')), 'hex') collate "C"`;
  return {
    ...{ salt, first: '', by: asc(hash) },
    place: (id) =>
      createHash('sha256')
        .update(salt + id)
        .digest('hex'),
    after: (place, until) => and(sql`${hash} > ${place}`, lte(key, until)),
  };
}
