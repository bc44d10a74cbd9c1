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

/** One rating a person and month: of a month that a few have rated it is known who they are. */
const manyRated = sql`${courseRatings.monthId} in (
  select month_id from course_ratings group by 1 having count(*) >= ${FEWEST})`;

/**
 * What people say of each month. Nobody is named, which keeps them frank: no region, time or order, by which the file of
 * the steps would tell whose a row is. 409 `too-few-answers`.
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
