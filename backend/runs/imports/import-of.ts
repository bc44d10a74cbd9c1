import { eq, sql, type SQL } from 'drizzle-orm';
import type { ImportState } from '@/lib/domain/imports';
import { importRows, imports } from '../../db/schema/imports';
import type { RunTools } from '../run-work';
import { KINDS } from './kinds';

const idOf = (run: RunTools['run']) => (run.input as { importId: string }).importId;

/** The import that a run works on. */
export async function importOf({ db, run }: RunTools) {
  const [found] = await db
    .select()
    .from(imports)
    .where(eq(imports.id, idOf(run)));
  if (!found) throw new Error('The import of a run is gone');
  return { ...found, of: KINDS[found.kind] };
}

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const COUNTS = {
  wrong: counted(sql`action = 'wrong'`),
  create: counted(sql`action = 'create'`),
  update: counted(sql`action = 'update'`),
  same: counted(sql`action = 'same'`),
  applied: counted(sql`applied_at is not null`),
  restored: counted(sql`undone = 'restored'`),
  kept: counted(sql`undone = 'kept'`),
};

type Ended = Partial<Pick<typeof imports.$inferInsert, 'finishedAt' | 'protocolRunId'>> & {
  state: ImportState;
};

/** Saves the import's state after a run, with the counts of its rows. */
export async function endImport({ db, run }: RunTools, values: Ended): Promise<void> {
  const id = idOf(run);
  const [counts] = await db.select(COUNTS).from(importRows).where(eq(importRows.importId, id));
  await db
    .update(imports)
    .set({ ...values, counts: counts ?? null })
    .where(eq(imports.id, id));
}

/** Number of rows in one step. */
export const STEP_ROWS = 500;
