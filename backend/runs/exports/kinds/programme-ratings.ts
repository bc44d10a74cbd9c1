import { eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import * as path from '@/lib/routes/path';
import { cities, pharmacies, regions } from '../../../db/schema/directory';
import { courseRatings, programmeMonths } from '../../../db/schema/programme';
import { users } from '../../../db/schema/users';
import { exportKind, type ExportCtx } from '../export-kind';

const select = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      ...{ id: courseRatings.id, month: programmeMonths.title, region: regions.name },
      ...{ rating: courseRatings.rating, comment: courseRatings.comment, createdAt: courseRatings.createdAt },
    })
    .from(courseRatings)
    .innerJoin(programmeMonths, eq(programmeMonths.id, courseRatings.monthId))
    .innerJoin(users, eq(users.id, courseRatings.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .where(where);
type Rated = Awaited<ReturnType<typeof select>>[number];

/** What people say of each month; nobody is named: that keeps them frank. */
export const programmeRatingsExport = exportKind<Record<string, never>, Rated>({
  ...{ page: path.managePointsProgramme(), needs: 'programme.uploads' as const },
  filter: z.strictObject({}).optional(),
  title: 'Программа 2025: оценки месяцев',
  where: () => undefined,
  key: courseRatings.id,
  from: select,
  columns: () => [
    { title: 'Месяц', cell: ({ month }) => month },
    { title: 'Регион', width: 28, cell: ({ region }) => region },
    { title: 'Оценка', cell: ({ rating }) => rating },
    { title: 'Отзыв', width: 60, cell: ({ comment }) => comment },
    { title: 'Когда (МСК)', cell: ({ createdAt }) => createdAt },
  ],
});
