import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { type z } from 'zod';
import { testsQuery } from '@/api/testing/list-schemas';
import { attemptsQuery } from '@/api/testing/schemas';
import { rowId } from '@/api/core/shapes';
import { AUTHORED_STATE_NAMES, authoredState } from '@/lib/domain/authored-state';
import * as path from '@/lib/routes/path';
import { chains, cities, marks, pharmacies, regions } from '../../../db/schema/directory';
import { attempts, testRevisions, tests } from '../../../db/schema/tests';
import { users } from '../../../db/schema/users';
import { CORE } from '../../../services/spaces/core';
import { listedFacts, notArchived, testsList } from '../../../services/testing/list-tests';
import { assertTest } from '../../../services/testing/present';
import { attemptsList } from '../../../services/testing/sent-attempts';
import { exportKind, type ExportCtx } from '../export-kind';

const selectTests = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({ id: tests.id, row: tests, ...listedFacts })
    .from(tests)
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(and(CORE.tests, where));
type Listed = Awaited<ReturnType<typeof selectTests>>[number];
type TestsFilter = NonNullable<z.output<typeof testsQuery>['filter']>;

/** A share as whole percents. */
const percents = (share: number | null) => (share === null ? null : Math.round(share * 100));

/** The authors' list of tests. */
export const testsExport = exportKind<TestsFilter, Listed>({
  title: 'Тесты',
  page: path.tests(),
  needs: 'tests.edit',
  filter: testsQuery.shape.filter,
  where: (ctx, { filter }) => and(notArchived(filter), testsList.where(ctx, { filter })),
  key: tests.id,
  from: selectTests,
  columns: ({ now }) => [
    { title: '№', width: 8, cell: ({ id }) => Number(id) },
    { title: 'Название', width: 60, cell: ({ row }) => row.title },
    { title: 'Бренд', cell: ({ markName }) => markName },
    { title: 'Вид', cell: ({ row }) => (row.availableErrorsCount > 0 ? 'Экспресс' : 'Обычный') },
    { title: 'Состояние', cell: ({ row }) => AUTHORED_STATE_NAMES[authoredState(row, now())] },
    { title: 'Вопросов', width: 10, cell: ({ questionsCount }) => questionsCount },
    { title: 'Баллов не больше', cell: ({ row }) => row.maxPoints },
    { title: 'Отправили', cell: ({ attemptsCount }) => attemptsCount },
    { title: 'Верно в среднем, %', cell: ({ rightShare }) => percents(rightShare) },
    { title: 'Вопросов с замечаниями', cell: ({ problemsCount }) => problemsCount },
    { title: 'Начало (МСК)', cell: ({ row }) => row.startDate },
    { title: 'Окончание (МСК)', cell: ({ row }) => row.endDate },
    { title: 'Опубликован (МСК)', cell: ({ row }) => row.publishedAt },
    { title: 'Изменён (МСК)', cell: ({ row }) => row.updatedAt },
    { title: 'Кем изменён', width: 30, cell: ({ changedBy }) => changedBy },
  ],
});

const selectAttempts = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      ...{ id: attempts.id, result: attempts.result, startedAt: attempts.startedAt },
      ...{ submittedAt: attempts.submittedAt, revision: testRevisions.number, name: users.fullName },
      ...{ job: users.jobStatus, pharmacy: pharmacies.name, city: cities.name },
      ...{ region: regions.name, chain: chains.name },
    })
    .from(attempts)
    .innerJoin(testRevisions, eq(testRevisions.id, attempts.revisionId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(where);
type Sent = Awaited<ReturnType<typeof selectAttempts>>[number];

const attemptsFilter = attemptsQuery.shape.filter.unwrap().extend({ test: rowId });
type AttemptsFilter = z.output<typeof attemptsFilter>;

const seconds = ({ startedAt, submittedAt }: Sent) =>
  submittedAt && Math.max(0, Math.round((submittedAt.getTime() - startedAt.getTime()) / 1000));

/** Attempts of a test that were sent, under the filter of their list. 404 `test-missing`. */
export const testsResultsExport = exportKind<AttemptsFilter, Sent>({
  title: 'Результаты теста',
  titleOf: async (ctx, { test }) => {
    const { title } = await assertTest(ctx, test);
    return `Тест ${title.replace(/[\\/:*?"<>|\s]+/g, ' ')}`;
  },
  page: path.tests(),
  needs: 'tests.edit',
  filter: attemptsFilter,
  scope: async (_, ctx, { test }) => {
    await assertTest(ctx, test);
    return {};
  },
  where: (ctx, { filter }) => {
    const { test = '0', ...others } = filter ?? {};
    const sent = and(eq(attempts.testId, test), isNotNull(attempts.submittedAt));
    return and(sent, attemptsList.where(ctx, { filter: others }));
  },
  key: attempts.id,
  from: selectAttempts,
  columns: () => [
    { title: '№', width: 8, cell: ({ id }) => Number(id) },
    { title: 'Кто', width: 30, cell: ({ name }) => name || 'Удалённый аккаунт' },
    { title: 'Должность', width: 20, cell: ({ job }) => job },
    { title: 'Аптека', width: 24, cell: ({ pharmacy }) => pharmacy },
    { title: 'Город', width: 18, cell: ({ city }) => city },
    { title: 'Регион', width: 22, cell: ({ region }) => region },
    { title: 'Сеть', width: 18, cell: ({ chain }) => chain },
    { title: 'Отправлен (МСК)', cell: ({ submittedAt }) => submittedAt },
    { title: 'Заняло, с', cell: seconds },
    { title: 'Верно', cell: ({ result }) => result?.correctAnswersCount ?? 0 },
    { title: 'Вопросов', cell: ({ result }) => result?.questionsCount ?? 0 },
    { title: 'Пройден', cell: ({ result }) => (result?.passed ? 'да' : 'нет') },
    { title: 'Баллы', cell: ({ result }) => result?.points ?? 0 },
    { title: 'Версия теста', cell: ({ revision }) => revision },
  ],
});
