import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { heldWords } from '@/lib/domain/trainings/quota';
import { chains, pharmacies, sectors } from '../../db/schema/directory';
import { trainingQuotas, trainingQuotaSeats } from '../../db/schema/quotas';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';

// Quotas are read and written under the lock of their training: what is counted here stays until the transaction ends.

type Moving = Pick<Ctx, 'db' | 'now'>;

/** Seats of a quota that somebody has. */
export const usedSeats = (quotaId: SQL) =>
  sql<number>`(select count(*) from training_quota_seats kept
  join training_registrations seat on seat.id = kept.registration_id
  where kept.quota_id = ${quotaId} and seat.state = 'registered')`.mapWith(Number);
const USED = usedSeats(sql`quota.id`);

const held = (which: SQL) =>
  sql<number>`(select coalesce(sum(greatest(quota.seats - ${USED}, 0)), 0)
  from training_quotas quota
  where quota.training_id = ${sql`${trainings.id}`} and quota.ended_at is null and ${which})`.mapWith(Number);

/** How many free seats of the training in the query are kept for some. */
export const heldSeats = held(sql`true`);

/** The same but for those that are kept for the pharmacy in the query. */
export const heldForOthers = held(
  sql`(quota.chain_id = ${sql`${pharmacies.chainId}`} or quota.area_id = ${sql`${pharmacies.sectorId}`}) is not true`,
);

/**
 * The quota of a training that has a seat for somebody of this pharmacy, or with this code; null when none has. Whoever
 * has a link comes by it, so that seats of a chain stay for the chain.
 */
export const quotaFor = (trainingId: SQL, pharmacyId: SQL, code: string | null = null) =>
  sql<string | null>`(select quota.id from training_quotas quota
    left join pharmacies own on own.id = ${pharmacyId}
    where quota.training_id = ${trainingId} and quota.ended_at is null and quota.seats > ${USED}
      and (quota.chain_id = own.chain_id or quota.area_id = own.sector_id or quota.code = ${code}::text)
    order by quota.code is null, quota.id limit 1)`.mapWith(String);

/** The same as a number. */
export async function countHeld({ db }: Moving, trainingId: string): Promise<number> {
  const { id } = trainings;
  const [found] = await db.select({ held: heldSeats }).from(trainings).where(eq(id, trainingId));
  return found?.held ?? 0;
}

/** Why there can't be fewer seats. */
export const belowTaken = (taken: number, held: number): string =>
  held === 0
    ? `Уже записано ${String(taken)}: меньше нельзя.`
    : `Уже записано ${String(taken)} и отложено ${String(held)}: меньше нельзя.`;

/** The same of one training. */
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

/** A seat is of this quota from now on. */
export async function keepForQuota({ db }: Moving, registrationId: string, quotaId: string | null) {
  if (quotaId === null) return;
  const values = { registrationId, quotaId };
  await db.insert(trainingQuotaSeats).values(values).onConflictDoUpdate({
    target: trainingQuotaSeats.registrationId,
    set: { quotaId },
  });
}

/** Whose the free seats of a training are: `сети «Планета»`; '' when nobody's. */
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
