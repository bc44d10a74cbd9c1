import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldLetters } from '@/lib/domain/fold-letters';

/** The same of a text that is kept folded. */
export function holdsFolded(where: SQL | PgColumn, part: string | undefined): SQL | undefined {
  const words = foldLetters(part?.trim() ?? '').replace(/[\\%_]/g, '\\$&');
  return words ? sql`${where} like ${`%${words}%`}` : undefined;
}

/** Part of the text in any case, accents off; `%` and `_` are letters like others. Indexed by the same expression. */
export const holds = (where: SQL | PgColumn, part: string | undefined): SQL | undefined =>
  holdsFolded(sql`fold_letters(${where})`, part);
