import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { FEWEST } from '@/lib/domain/hidden-cells';
import * as path from '@/lib/routes/path';
import { courseRatings, programmeMonths } from '../../../db/schema/programme';
import { assertEnoughPeople } from '../enough-people';
import { exportKind, type ExportCtx } from '../export-kind';

const select = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      ...{ id: courseRatings.id, month: programmeMonths.title },
      ...{ rating: courseRatings.rating, comment: courseRatings.comment },
    })
    .from(courseRatings)
    .innerJoin(programmeMonths, eq(programmeMonths.id, courseRatings.monthId))
    .where(where);
type Rated = Awaited<ReturnType<typeof select>>[number];

/** Every person rates a month once, so the few ratings of a month would reveal their authors. */
const manyRated = sql`${courseRatings.monthId} in (
  select month_id from course_ratings group by 1 having count(*) >= ${FEWEST})`;

/**
 * Ratings of each month, without names. Region, time and order are left out too: compared with the file of steps they
 * would reveal whose a row is. 409 `too-few-answers`.
 */
export const programmeRatingsExport = exportKind<Record<string, never>, Rated>({
  ...{ page: path.managePointsProgramme(), needs: 'programme.uploads' as const },
  filter: z.strictObject({}).optional(),
  title: 'Программа 2025: оценки месяцев',
  scope: async (_, { db }) => {
    assertEnoughPeople(await db.$count(courseRatings, manyRated));
    return {};
  },
  where: () => manyRated,
  key: courseRatings.id,
  isShuffled: () => true,
  from: select,
  columns: () => [
    { title: 'Месяц', cell: ({ month }) => month },
    { title: 'Оценка', cell: ({ rating }) => rating },
    { title: 'Отзыв', width: 60, cell: ({ comment }) => comment },
  ],
});
