import { and, eq, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { figuresQuery, trainingFigures } from '@/api/registrations/report-schemas';
import type { Of } from '@/lib/json-api/resource';
import { pharmacies, sectors } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { pharmacyOf } from '../trainings/registrations-seen';
import { reportRows, reportScope } from './report-rows';
import { assertReportSubject } from './report-subject';

const row = trainingRegistrations;
const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/**
 * Returns the figures of a report by the territory of the pharmacy, people without one last; only of trainings in the
 * viewer's scope. 404, 409 as in `assertReportSubject`.
 */
export async function reportFigures(ctx: Ctx, { filter = {} }: z.output<typeof figuresQuery>) {
  await assertReportSubject(ctx, filter);
  const booked = and(eq(row.state, 'registered'), ne(row.source, 'walk-in'));
  const isOver = lte(trainings.endsAt, ctx.now());
  const found = await ctx.db
    .select({
      areaId: sectors.id,
      area: sectors.name,
      registered: countOf(booked),
      visited: countOf(and(booked, isNotNull(row.visitedAt))),
      missed: countOf(and(booked, isNull(row.visitedAt), isOver)),
      walkIns: countOf(eq(row.source, 'walk-in')),
      late: countOf(eq(row.cancelledLate, true)),
    })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .leftJoin(users, eq(users.id, row.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, pharmacyOf))
    .leftJoin(sectors, eq(sectors.id, pharmacies.sectorId))
    .where(reportRows(ctx, { ...filter, ...reportScope(viewerOf(ctx)) }))
    .groupBy(sectors.id)
    .orderBy(sql`${sectors.name} collate "und-x-icu" nulls last`, sectors.id);
  const items = found.map(({ areaId, ...figures }): Of<typeof trainingFigures> => ({
    id: areaId ?? 'none',
    ...figures,
  }));
  return { items, meta: {} };
}
