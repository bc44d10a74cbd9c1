import { and, asc, eq, inArray, isNull, max, ne, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dayPlan, stopVisit } from '@/api/representative/schemas';
import { proposePlan } from '@/lib/domain/radar/day-plan';
import { isDay } from '@/lib/domain/week';
import type { Of } from '@/lib/json-api/resource';
import { cities, pharmacies } from '../../db/schema/directory';
import { visitStops } from '../../db/schema/representative';
import { lockPersons } from '../../db/lock-person';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { visitMoment } from '../timetable/mark-visit';
import { ownPharmacies } from './own-pharmacies';
import { radarLines } from './radar';

const missing = () => notFound('Аптека не найдена.', 'pharmacy-missing');

function assertDay(day: string): void {
  if (!isDay(day)) throw notFound('Такого дня нет.', 'day-missing');
}

/** Selects the viewer's own pharmacies with the viewer's last visit on a day other than `day`. */
function ownStops(ctx: Ctx, day: string) {
  const last = ctx.db
    .select({ at: max(visitStops.visitedAt) })
    .from(visitStops)
    .where(
      and(
        eq(visitStops.pharmacyId, pharmacies.id),
        eq(visitStops.userId, viewerOf(ctx).id),
        ne(visitStops.day, day),
      ),
    );
  return ctx.db
    .select({
      id: pharmacies.id,
      name: pharmacies.name,
      address: pharmacies.address,
      city: cities.name,
      lastVisitAt: sql<Date | null>`(${last})`.mapWith((at: unknown) =>
        at === null ? null : new Date(String(at)),
      ),
    })
    .from(pharmacies)
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(ownPharmacies(ctx, true));
}

/**
 * Returns the plan of a day in its order, and the radar's proposals: none for too many people. 404 for an invalid day.
 */
export async function readDayPlan(ctx: Ctx, day: string): Promise<Of<typeof dayPlan>> {
  assertDay(day);
  const [own, found, stops] = await Promise.all([
    ownStops(ctx, day),
    radarLines(ctx, ownPharmacies(ctx, true)),
    ctx.db
      .select()
      .from(visitStops)
      .where(and(eq(visitStops.userId, viewerOf(ctx).id), eq(visitStops.day, day)))
      .orderBy(asc(visitStops.position), asc(visitStops.id)),
  ]);
  const ofStops = inArray(
    pharmacies.id,
    stops.map(({ pharmacyId }) => pharmacyId),
  );
  const { lines } = found ?? (await radarLines(ctx, and(ofStops, ownPharmacies(ctx, true)))) ?? { lines: [] };
  const known = own.map((pharmacy) => {
    const people = lines.filter((line) => line.pharmacy.id === pharmacy.id);
    const weight = people.reduce((sum, line) => sum + line.weight, 0);
    return { ...pharmacy, people: people.length, weight };
  });
  const shown = ({ lastVisitAt, ...rest }: (typeof known)[number]) => ({
    ...rest,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
  });
  const byId = new Map(known.map((pharmacy) => [pharmacy.id, pharmacy]));
  return {
    id: day,
    // a pharmacy that is no longer the viewer's own is not shown
    stops: stops.flatMap(({ pharmacyId, visitedAt, note }) => {
      const pharmacy = byId.get(pharmacyId);
      return pharmacy ? [{ ...shown(pharmacy), visitedAt: visitedAt?.toISOString() ?? null, note }] : [];
    }),
    proposed: (found ? proposePlan(known, ctx.now()) : []).flatMap(({ id }) => {
      const pharmacy = byId.get(id);
      return pharmacy ? [shown(pharmacy)] : [];
    }),
  };
}

/** Saves the pharmacies of the day in their order; a visited one stays even if the list omits it. */
export async function saveDayPlan(ctx: Ctx, day: string, pharmacyIds: readonly string[]) {
  assertDay(day);
  const ids = [...new Set(pharmacyIds)];
  const userId = viewerOf(ctx).id;
  await inTransaction(ctx, async () => {
    await lockPersons(ctx.db, [userId]);
    const own = and(inArray(pharmacies.id, ids), ownPharmacies(ctx, true));
    if (ids.length > 0 && (await ctx.db.$count(pharmacies, own)) < ids.length) throw missing();
    const ofDay = and(eq(visitStops.userId, userId), eq(visitStops.day, day));
    await ctx.db
      .delete(visitStops)
      .where(
        and(
          ofDay,
          isNull(visitStops.visitedAt),
          ids.length > 0 ? notInArray(visitStops.pharmacyId, ids) : undefined,
        ),
      );
    for (const [at, pharmacyId] of ids.entries()) {
      const position = at + 1;
      await ctx.db
        .insert(visitStops)
        .values({ userId, day, pharmacyId, position, createdAt: ctx.now() })
        .onConflictDoUpdate({
          target: [visitStops.userId, visitStops.day, visitStops.pharmacyId],
          set: { position },
        });
    }
  });
  return readDayPlan(ctx, day);
}

/** Marks a stop of the plan as visited, with a note, or removes the mark. */
export async function noteStop(
  ctx: Ctx,
  day: string,
  { pharmacyId, visited, visitedAt, note }: z.output<typeof stopVisit>,
) {
  assertDay(day);
  const rows = await ctx.db
    .update(visitStops)
    .set({
      visitedAt: visited ? visitMoment(visitedAt, ctx.now()) : null,
      ...(note === undefined ? {} : { note }),
    })
    .where(
      and(
        eq(visitStops.userId, viewerOf(ctx).id),
        eq(visitStops.day, day),
        eq(visitStops.pharmacyId, pharmacyId),
      ),
    )
    .returning({ id: visitStops.id });
  if (rows.length === 0) throw missing();
  return readDayPlan(ctx, day);
}
