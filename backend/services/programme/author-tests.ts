import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  programmeTestBody,
  programmeTestPut,
  programmeTestsQuery,
} from '@/api/programme/author-schemas';
import type { publishBody } from '@/api/testing/author-schemas';
import type { AuthoredProblem } from '@/lib/domain/authored-problems';
import { programmeMonths } from '../../db/schema/programme';
import { tests } from '../../db/schema/tests';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { deleteTest } from '../testing/delete-test';
import { firstLoading, listTests } from '../testing/list-tests';
import { getAuthoredTest } from '../testing/present';
import { readBody } from '../testing/read-body';
import { testKindOf } from '../testing/test-kind';
import type { ProgrammeSpace } from './programme-space';

type Body = z.output<typeof programmeTestBody>;

const monthsOf = ({ db }: Pick<Ctx, 'db'>, { programme }: ProgrammeSpace, where?: SQL) =>
  db
    .select()
    .from(programmeMonths)
    .where(and(eq(programmeMonths.programmeId, programme.id), where))
    .orderBy(asc(programmeMonths.startAt));

async function monthIdOf(ctx: Ctx, space: ProgrammeSpace, month: string): Promise<string> {
  const [found] = await monthsOf(ctx, space, eq(programmeMonths.month, month));
  if (!found) throw wrongField('month', 'unknown-month', 'Такого месяца в программе нет.');
  return found.id;
}

/** A test closes for everybody at one moment, while the programme lasts. */
function endProblems(endDate: Date | null, finishAt: Date): AuthoredProblem[] {
  const pointer = 'endDate';
  if (!endDate) return [{ pointer, code: 'end-required', text: 'Укажите, когда тест закроется для всех.' }];
  if (endDate <= finishAt) return [];
  return [{ pointer, code: 'ends-after-programme', text: 'Тест закрывается не позже конца программы.' }];
}

const kindOf = (space: ProgrammeSpace) =>
  testKindOf<Body>({
    own: space.tests,
    read: async (ctx, { month, stepSlug, ...body }, revisions) => {
      const content = await readBody(ctx, body, revisions, space.articles);
      if (!content.head) throw new Error('A draft has no head');
      const programmeMonthId = await monthIdOf(ctx, space, month);
      return { ...content, head: { ...content.head, programmeMonthId, stepSlug } };
    },
    more: ({ endDate }) => endProblems(endDate, space.programme.finishAt),
  });

/** One with its key and its place. 404 `test-missing`, for a test of the core too. */
export async function authoredProgrammeTest(ctx: Ctx, space: ProgrammeSpace, id: string) {
  const { programmeMonthId = '', stepSlug = null, ...test } = await getAuthoredTest(ctx, id, space.tests);
  const [found] = await monthsOf(ctx, space, eq(programmeMonths.id, programmeMonthId));
  return { ...test, month: found?.month ?? '', stepSlug };
}

export const createProgrammeTest = (ctx: Ctx, space: ProgrammeSpace, body: Body) =>
  inTransaction(ctx, async () => authoredProgrammeTest(ctx, space, await kindOf(space).create(ctx, body)));

export const updateProgrammeTest = (
  ctx: Ctx,
  space: ProgrammeSpace,
  id: string,
  { seenAt, ...body }: z.output<typeof programmeTestPut>,
) =>
  inTransaction(ctx, async () => {
    await kindOf(space).update(ctx, id, body, seenAt);
    return authoredProgrammeTest(ctx, space, id);
  });

export const publishProgrammeTest = (
  ctx: Ctx,
  space: ProgrammeSpace,
  id: string,
  { published, seenAt }: z.output<typeof publishBody>,
) =>
  inTransaction(ctx, async () => {
    await kindOf(space).publish(ctx, id, published, seenAt);
    return authoredProgrammeTest(ctx, space, id);
  });

export const deleteProgrammeTest = (ctx: Ctx, space: ProgrammeSpace, id: string) =>
  deleteTest(ctx, id, space.tests);

/** A page of the tests of the programme, of every month or of one. */
export async function listProgrammeTests(
  ctx: Ctx,
  space: ProgrammeSpace,
  { filter, ...query }: z.output<typeof programmeTestsQuery>,
) {
  const { month, ...others } = filter ?? {};
  const months = await monthsOf(ctx, space);
  const named = months.find((one) => one.month === month);
  const inMonth = month === undefined ? undefined : eq(tests.programmeMonthId, named?.id ?? '');
  const { items, ...rest } = await listTests(ctx, { ...query, filter: others }, and(space.tests, inMonth));
  const nameOf = new Map(months.map((one) => [one.id, one.month]));
  return { ...rest, items: items.map((row) => ({ ...row, month: nameOf.get(row.monthId ?? '') ?? '' })) };
}

export async function programmeFirstLoading(ctx: Ctx, space: ProgrammeSpace) {
  const [core, months] = await Promise.all([firstLoading(ctx, space.tests), monthsOf(ctx, space)]);
  return {
    ...core,
    months: months.map(({ month, title }) => ({ value: month, title })),
    finishAt: space.programme.finishAt.toISOString(),
  };
}
