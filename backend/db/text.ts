import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldLetters } from '@/lib/domain/fold-letters';

/** Part of the text in any case, accents off; `%` and `_` are letters like others. Indexed by the same expression. */
export function holds(where: SQL | PgColumn, part: string | undefined): SQL | undefined {
  const words = foldLetters(part?.trim() ?? '').replace(/[\\%_]/g, '\\$&');
  return words ? sql`fold_letters(${where}) like ${`%${words}%`}` : undefined;
}
