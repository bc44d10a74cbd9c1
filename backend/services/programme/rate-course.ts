import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { courseRating, courseRatingBody } from '@/api/programme/schemas';
import type { Of } from '@/lib/json-api/resource';
import { courseRatings, programmeMonths } from '../../db/schema/programme';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import type { ProgrammeSpace } from './programme-space';

/**
 * Saves the viewer's rating of a month of study, one row each; the last call wins. 404; 409 before the month begins.
 */
export async function rateCourse(
  ctx: Ctx,
  { programme }: ProgrammeSpace,
  { rateableId, rateableType, rating, comment }: z.output<typeof courseRatingBody>,
): Promise<Of<typeof courseRating>> {
  const [month] = await ctx.db
    .select({ id: programmeMonths.id, startAt: programmeMonths.startAt })
    .from(programmeMonths)
    .where(and(eq(programmeMonths.programmeId, programme.id), eq(programmeMonths.month, rateableId)));
  if (!month) throw notFound('Такого месяца в программе нет.', 'month-missing');
  if (month.startAt > ctx.now())
    throw new AppError(409, 'month-ahead', 'Месяц ещё не начался: оценить его можно после учёбы.');
  const said = { rating, comment, createdAt: ctx.now() };
  const [row] = await inTransaction(ctx, (tx) =>
    tx
      .insert(courseRatings)
      .values({ userId: viewerOf(ctx).id, monthId: month.id, ...said })
      .onConflictDoUpdate({ target: [courseRatings.userId, courseRatings.monthId], set: said })
      .returning({ id: courseRatings.id }),
  );
  return { id: row?.id ?? '', rateableId, rateableType, rating, comment };
}
