import { desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { FIRST_MODULE } from '@/lib/domain/modules';

/** Order term: the dermatology module is first in every list of modules, whatever their order is. */
export function firstModule(slug: AnyPgColumn): SQL {
  return desc(sql`(${slug} = ${FIRST_MODULE})`);
}
