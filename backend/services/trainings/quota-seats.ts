import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { heldWords } from '@/lib/domain/trainings/quota';
import { chains, pharmacies, sectors } from '../../db/schema/directory';
import { trainingQuotas, trainingQuotaSeats } from '../../db/schema/quotas';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';

// Quotas are read and written under the lock of their training, so that these counts stay valid until the transaction
// ends.

type Moving = Pick<Ctx, 'db' | 'now'>;

/** SQL: number of taken seats of a quota. */
export const usedSeats = (quotaId: SQL) =>
  sql<number>`(select count(*) from training_quota_seats kept
  join training_registrations seat on seat.id = kept.registration_id
  where kept.quota_id = ${quotaId} and seat.state = 'registered')`.mapWith(Number);
const USED = usedSeats(sql`quota.id`);

const held = (which: SQL) =>
  sql<number>`(select coalesce(sum(greatest(quota.seats - ${USED}, 0)), 0)
  from training_quotas quota
  where quota.training_id = ${sql`${trainings.id}`} and quota.ended_at is null and ${which})`.mapWith(Number);

/** SQL: number of free seats that quotas keep on the training of the query. */
export const heldSeats = held(sql`true`);

/** SQL: the same without seats kept for the pharmacy of the query. */
export const heldForOthers = held(
  sql`(quota.chain_id = ${sql`${pharmacies.chainId}`} or quota.area_id = ${sql`${pharmacies.sectorId}`}) is not true`,
);

/**
 * SQL: id of the training's quota that has a seat for this pharmacy or this code; null without one. The quota of a code
 * comes first, so that seats of a chain stay for the chain.
 */
export const quotaFor = (trainingId: SQL, pharmacyId: SQL, code: string | null = null) =>
  sql<string | null>`(select quota.id from training_quotas quota
    left join pharmacies own on own.id = ${pharmacyId}
    where quota.training_id = ${trainingId} and quota.ended_at is null and quota.seats > ${USED}
      and (quota.chain_id = own.chain_id or quota.area_id = own.sector_id or quota.code = ${code}::text)
    order by quota.code is null, quota.id limit 1)`.mapWith(String);

/** Returns the number of free seats that quotas keep on a training. */
export async function countHeld({ db }: Moving, trainingId: string): Promise<number> {
  const { id } = trainings;
  const [found] = await db.select({ held: heldSeats }).from(trainings).where(eq(id, trainingId));
  return found?.held ?? 0;
}

/** Message why the training cannot have fewer seats. */
export const belowTaken = (taken: number, held: number): string =>
  held === 0
    ? `Уже записано ${String(taken)}: меньше нельзя.`
    : `Уже записано ${String(taken)} и отложено ${String(held)}: меньше нельзя.`;

/** Returns the quota of one training, as `quotaFor`. */
async function findQuota({ db }: Moving, trainingId: string, pharmacyId: SQL, code: string | null) {
  const { id } = trainings;
  const [found] = await db
    .select({ quotaId: quotaFor(sql`${id}`, pharmacyId, code) })
    .from(trainings)
    .where(eq(id, trainingId));
  return found?.quotaId ?? null;
}

export const quotaOfPerson = (ctx: Moving, trainingId: string, userId: string, code: string | null) => {
  const own = sql`(select pharmacy_id from users where id = ${sql.param(userId, users.id)})`;
  return findQuota(ctx, trainingId, own, code);
};

export const quotaOfPharmacy = (ctx: Moving, trainingId: string, pharmacyId: string) =>
  findQuota(ctx, trainingId, sql`${sql.param(pharmacyId, users.pharmacyId)}::bigint`, null);

/** Assigns a registration to a quota. */
export async function keepForQuota({ db }: Moving, registrationId: string, quotaId: string | null) {
  if (quotaId === null) return;
  const values = { registrationId, quotaId };
  await db.insert(trainingQuotaSeats).values(values).onConflictDoUpdate({
    target: trainingQuotaSeats.registrationId,
    set: { quotaId },
  });
}

/** Returns for whom free seats of a training are kept: `сети «Планета»`; '' for nobody. */
export async function keptFor({ db }: Moving, trainingId: string): Promise<string> {
  const { kind, chainId, areaId, endedAt } = trainingQuotas;
  const quota = trainingQuotas;
  const used = usedSeats(sql`${quota.id}`);
  const rows = await db
    .select({ kind, chain: chains.name, area: sectors.name })
    .from(quota)
    .leftJoin(chains, eq(chains.id, chainId))
    .leftJoin(sectors, eq(sectors.id, areaId))
    .where(and(eq(quota.trainingId, trainingId), isNull(endedAt), sql`${quota.seats} > ${used}`))
    .orderBy(quota.id);
  return heldWords(rows.map((row) => ({ kind: row.kind, name: row.chain ?? row.area })));
}
