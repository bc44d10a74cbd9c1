import { and, eq, isNull } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { chains, pharmacies } from '../../db/schema/directory';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';
import { notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';

/** Throws 422 on `pharmacy_id` for a pharmacy that does not exist or no longer works. */
export async function assertPharmacy(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: pharmacies.id })
    .from(pharmacies)
    .where(and(eq(pharmacies.id, id), eq(pharmacies.isArchived, false)));
  if (!row) throw wrongField('pharmacy_id', 'pharmacy-missing', 'Такой аптеки нет. Выберите другую.');
}

async function isLocked(ctx: Ctx, pharmacyId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ chain: chains.name })
    .from(pharmacies)
    .innerJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(eq(pharmacies.id, pharmacyId));
  return row !== undefined && ctx.config.LOCKED_PHARMACY_CHAINS.includes(row.chain);
}

/**
 * Prepares a change of a person's pharmacy: checks that it works and that nobody but an admin moves a person out of a
 * locked chain, which would open the catalogue to them (specification, section 6); clears the confirmation of the old
 * one; writes an audit record. False if the pharmacy does not change. 404 `user-missing`; 422 on `pharmacy_id`:
 * `pharmacy-missing`, `chain-locked`.
 */
export async function changePharmacy(ctx: Ctx, tx: Db, userId: string, to: string): Promise<boolean> {
  const [person] = await tx
    .select({ from: users.pharmacyId })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update');
  if (!person) throw notFound('Пользователь не найден.', 'user-missing');
  const { from } = person;
  if (from === to) return false;
  await assertPharmacy(ctx, to);
  const own = !can(viewerOf(ctx), 'admin.enter');
  if (own && from && (await isLocked(ctx, from)) && !(await isLocked(ctx, to))) {
    const why = 'Аптеку этой сети меняет администратор. Напишите в поддержку портала.';
    throw wrongField('pharmacy_id', 'chain-locked', why);
  }
  await tx
    .update(users)
    .set({ pharmacyConfirmedAt: null, pharmacyConfirmedById: null, leftAt: null, leftById: null })
    .where(eq(users.id, userId));
  const about = { subjectType: 'user', subjectId: userId, details: { from, to } };
  await audit.record(ctx, { action: 'user.pharmacy-changed', ...about });
  return true;
}
