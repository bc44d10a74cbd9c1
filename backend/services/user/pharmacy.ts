import { and, eq } from 'drizzle-orm';
import { pharmacies } from '../../db/schema/directory';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';

/** 422 on `pharmacy_id` for a pharmacy that is not there or no longer works. */
export async function assertPharmacy(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: pharmacies.id })
    .from(pharmacies)
    .where(and(eq(pharmacies.id, id), eq(pharmacies.isArchived, false)));
  if (!row) throw wrongField('pharmacy_id', 'pharmacy-missing', 'Такой аптеки нет. Выберите другую.');
}
