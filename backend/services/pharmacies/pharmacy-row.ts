import { and, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { pharmacy } from '@/api/pharmacies/schemas';
import {
  PHARMACY_SIGNAL_RULES,
  pharmacySignals,
  type PharmacyFacts,
} from '@/lib/domain/radar/pharmacy-signals';
import type { Of } from '@/lib/json-api/resource';
import { chains, cities, pharmacies, pharmacyCategories, regions, sectors } from '../../db/schema/directory';
import { balances } from '../../db/schema/points';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { sumOfPoints } from '../people/points-of';
import { isActive, isAtWork, isPharmacist } from '../user/people-filters';
import { nearTrainings } from './near-trainings';

/** Condition: pharmacists who work in the pharmacy of the row. */
export const worksThere = (ctx: Pick<Ctx, 'db'>): SQL | undefined =>
  and(eq(users.pharmacyId, pharmacies.id), isNull(users.erasedAt), isAtWork(), isPharmacist(ctx));

const teamSize = (ctx: Ctx, condition?: SQL) =>
  sql<number>`(${ctx.db
    .select({ count: sql`count(*)::int` })
    .from(users)
    .where(and(worksThere(ctx), condition))})`;

/** SQL sum of the points that people of the row's pharmacy earned, spent or have. */
function pointsOfTeam(ctx: Ctx, what: 'earned' | 'spent' | 'balance', mark?: string) {
  const team = ctx.db.select({ id: users.id }).from(users).where(worksThere(ctx));
  return sumOfPoints(ctx, what, inArray(balances.userId, team), mark);
}

const lastVisit = (ctx: Ctx) =>
  sql<Date | null>`(${ctx.db
    .select({ at: max(trainingRegistrations.visitedAt) })
    .from(trainingRegistrations)
    .innerJoin(users, eq(users.id, trainingRegistrations.userId))
    .where(worksThere(ctx))})`.mapWith((at: unknown) => (at === null ? null : new Date(String(at))));

/** Selects pharmacies with their place and the figures of their people. */
export function selectPharmacies(ctx: Ctx, where: SQL | undefined, mark?: string) {
  return ctx.db
    .select({
      pharmacy: pharmacies,
      city: { id: cities.id, name: cities.name },
      region: { id: regions.id, name: regions.name },
      chain: { id: chains.id, name: chains.name },
      category: { id: pharmacyCategories.id, name: pharmacyCategories.name },
      area: { id: sectors.id, name: sectors.name },
      team: teamSize(ctx).as('team'),
      active: teamSize(ctx, isActive(ctx)),
      earned: pointsOfTeam(ctx, 'earned', mark).as('earned'),
      spent: pointsOfTeam(ctx, 'spent', mark).as('spent'),
      total: pointsOfTeam(ctx, 'balance', mark),
      lastVisit: lastVisit(ctx).as('last_visit'),
    })
    .from(pharmacies)
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .leftJoin(pharmacyCategories, eq(pharmacyCategories.id, pharmacies.categoryId))
    .leftJoin(sectors, eq(sectors.id, pharmacies.sectorId))
    .where(where);
}
export type PharmacyRow = Awaited<ReturnType<typeof selectPharmacies>>[number];

const some = (named: { id: string | null; name: string | null } | null) =>
  named?.id && named.name ? { id: named.id, name: named.name } : null;

function signalsOf(
  { team, active, lastVisit, pharmacy: row }: PharmacyRow,
  near: PharmacyFacts['near'],
  now: Date,
) {
  if (row.isArchived) return [];
  const facts = { count: team, countActive: active, lastVisitAt: lastVisit, near };
  return pharmacySignals(facts, now).map((signal) => ({
    ...signal,
    rule: PHARMACY_SIGNAL_RULES[signal.kind],
  }));
}

function presentPharmacy(all: PharmacyRow, near: PharmacyFacts['near'], now: Date): Of<typeof pharmacy> {
  const { pharmacy: row, ...found } = all;
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city: some(found.city),
    region: some(found.region),
    chain: some(found.chain),
    category: some(found.category),
    area: some(found.area),
    directorName: row.directorName,
    isArchived: row.isArchived,
    count: found.team,
    countActive: found.active,
    markPoints: found.earned,
    spendingPoints: found.spent,
    totalPoints: found.total,
    lastVisitAt: found.lastVisit?.toISOString() ?? null,
    signals: signalsOf(all, near, now),
  };
}

/** Maps rows to pharmacies of the response, with the reasons why each may need attention. */
export async function presentPharmacies(ctx: Ctx, rows: readonly PharmacyRow[]) {
  const near = await nearTrainings(
    ctx,
    rows.map(({ pharmacy }) => pharmacy.id),
  );
  return rows.map((row) => presentPharmacy(row, near.get(row.pharmacy.id) ?? null, ctx.now()));
}
