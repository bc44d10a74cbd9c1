import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldLetters } from '@/lib/domain/fold-letters';

/** Like `holds`, for a text that is stored folded. */
export function holdsFolded(where: SQL | PgColumn, part: string | undefined): SQL | undefined {
  const words = foldLetters(part?.trim() ?? '').replace(/[\\%_]/g, '\\$&');
  return words ? sql`${where} like ${`%${words}%`}` : undefined;
}

/**
 * Condition that a text contains `part`, ignoring case and accents; `%` and `_` match literally. The expression is
 * indexed.
 */
export const holds = (where: SQL | PgColumn, part: string | undefined): SQL | undefined =>
  holdsFolded(sql`fold_letters(${where})`, part);
