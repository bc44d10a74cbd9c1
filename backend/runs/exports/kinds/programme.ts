import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { formatDate } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import { cities, pharmacies, regions } from '../../../db/schema/directory';
import { articles } from '../../../db/schema/articles';
import { learningItems, learningProgress } from '../../../db/schema/learning';
import { marks } from '../../../db/schema/directory';
import {
  programmeEntries,
  programmeMembers,
  programmeMonths,
  programmeQuestions,
} from '../../../db/schema/programme';
import { attempts, tests } from '../../../db/schema/tests';
import { users } from '../../../db/schema/users';
import { exportKind, type ExportCtx } from '../export-kind';

/** The page of the files; it stays open after the programme's finish. */
const page = path.managePointsProgramme();
const needs = 'programme.uploads';
const filter = z.strictObject({}).optional();
const common = { page, needs, filter } as const;
const ERASED = 'Удалённый аккаунт';

/** Columns of the person and their workplace. */
const person = { name: users.fullName, pharmacy: pharmacies.name, region: regions.name };

const finishedVideos = sql<number>`(
  select count(*) from ${learningProgress} join ${learningItems} on ${learningItems.id} = ${learningProgress.itemId}
  join ${articles} on ${articles.id} = ${learningItems.articleId}
  where ${learningProgress.userId} = ${attempts.userId} and ${learningProgress.finishedAt} is not null
    and ${articles.kind} = 'video' and ${articles.programmeMonthId} = ${tests.programmeMonthId})`.mapWith(
  Number,
);

const selectResults = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      ...{ id: attempts.id, ...person, month: programmeMonths.title, test: tests.title },
      ...{ submittedAt: attempts.submittedAt, result: attempts.result, finishedVideos },
    })
    .from(attempts)
    .innerJoin(tests, eq(tests.id, attempts.testId))
    .innerJoin(programmeMonths, eq(programmeMonths.id, tests.programmeMonthId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .where(and(isNotNull(attempts.submittedAt), where));
type Result = Awaited<ReturnType<typeof selectResults>>[number];

/** Every attempt that was sent. */
export const programmeResultsExport = exportKind<Record<string, never>, Result>({
  ...common,
  title: 'Программа 2025: результаты тестов',
  where: () => undefined,
  key: attempts.id,
  from: selectResults,
  columns: () => [
    { title: 'Участник', width: 36, cell: ({ name }) => name ?? ERASED },
    { title: 'Аптека', width: 28, cell: ({ pharmacy }) => pharmacy },
    { title: 'Регион', width: 28, cell: ({ region }) => region },
    { title: 'Месяц', cell: ({ month }) => month },
    { title: 'Тест', width: 48, cell: ({ test }) => test },
    { title: 'Верных', cell: ({ result }) => result?.correctAnswersCount ?? 0 },
    { title: 'Вопросов', cell: ({ result }) => result?.questionsCount ?? 0 },
    { title: 'Баллы за ответы', cell: ({ result }) => result?.points ?? 0 },
    { title: 'Начислено', cell: ({ result }) => result?.awarded ?? 0 },
    { title: 'Видео месяца досмотрено', cell: (row) => row.finishedVideos },
    { title: 'Отправлен (МСК)', cell: ({ submittedAt }) => submittedAt },
  ],
});

const selectPoints = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      ...{ id: programmeEntries.id, ...person, month: programmeMonths.title, mark: marks.name },
      ...{ kind: programmeEntries.kind, title: programmeEntries.title, amount: programmeEntries.amount },
      ...{ cappedFrom: programmeEntries.cappedFrom, createdAt: programmeEntries.createdAt },
      ...{ memberId: programmeMembers.id, total: programmeMembers.total },
    })
    .from(programmeEntries)
    .innerJoin(programmeMembers, eq(programmeMembers.id, programmeEntries.memberId))
    .innerJoin(programmeMonths, eq(programmeMonths.id, programmeEntries.monthId))
    .innerJoin(marks, eq(marks.id, programmeEntries.markId))
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .where(where);
type Points = Awaited<ReturnType<typeof selectPoints>>[number];

/** Every entry of points. */
export const programmePointsExport = exportKind<Record<string, never>, Points>({
  ...common,
  title: 'Программа 2025: баллы',
  where: () => undefined,
  key: programmeEntries.id,
  from: selectPoints,
  columns: () => [
    { title: '№ участника', cell: ({ memberId }) => Number(memberId) },
    { title: 'Участник', width: 36, cell: ({ name }) => name ?? ERASED },
    { title: 'Аптека', width: 28, cell: ({ pharmacy }) => pharmacy },
    { title: 'Регион', width: 28, cell: ({ region }) => region },
    { title: 'Месяц', cell: ({ month }) => month },
    { title: 'Бренд', cell: ({ mark }) => mark },
    { title: 'За что', cell: ({ kind }) => (kind === 'test' ? 'Тест' : 'Видео') },
    { title: 'Материал', width: 48, cell: ({ title }) => title },
    { title: 'Баллы', cell: ({ amount }) => amount },
    { title: 'Было бы без предела', cell: ({ cappedFrom }) => cappedFrom },
    { title: 'Всего у участника', cell: ({ total }) => total },
    { title: 'Когда (МСК)', cell: ({ createdAt }) => createdAt },
  ],
});

const selectQuestions = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({ question: programmeQuestions, id: programmeQuestions.id, ...person })
    .from(programmeQuestions)
    .innerJoin(users, eq(users.id, programmeQuestions.askerId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .where(and(eq(programmeQuestions.isFaq, false), where));
type Asked = Awaited<ReturnType<typeof selectQuestions>>[number];

/** Every question to the organisers. */
export const programmeQuestionsExport = exportKind<Record<string, never>, Asked>({
  ...common,
  title: 'Программа 2025: вопросы',
  where: () => undefined,
  key: programmeQuestions.id,
  from: selectQuestions,
  columns: () => [
    { title: '№', width: 8, cell: ({ id }) => Number(id) },
    { title: 'Кто спросил', width: 36, cell: ({ name }) => name ?? ERASED },
    { title: 'Аптека', width: 28, cell: ({ pharmacy }) => pharmacy },
    { title: 'Регион', width: 28, cell: ({ region }) => region },
    { title: 'Вопрос', width: 60, cell: ({ question }) => question.text },
    { title: 'Когда (МСК)', cell: ({ question }) => question.createdAt },
    { title: 'Ответить до', cell: ({ question }) => (question.dueDay ? formatDate(question.dueDay) : null) },
    { title: 'Ответ', width: 60, cell: ({ question }) => question.answer },
    { title: 'Отвечено (МСК)', cell: ({ question }) => question.answeredAt },
  ],
});
