import { createHash, randomBytes } from 'node:crypto';
import { and, asc, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { ExportKind } from './export-kind';

/** How the rows of one file are gone through. */
export interface ExportOrder {
  /** What the order of a shuffled file is drawn from: of this file alone, and in none of its rows. */
  salt: string | null;
  /** Before the first row. */
  first: string;
  /** Of a row. */
  place: (id: string) => string;
  /** Rows after this place, up to the key of the last one there was at the start. */
  after: (place: string, until: string) => SQL | undefined;
  by: SQL;
}

export const saltOf = (kind: ExportKind, filter: unknown): string | null =>
  kind.isShuffled?.(filter) ? randomBytes(16).toString('hex') : null;

/** By the key, or by a hash of it that nobody can count without the salt. */
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
