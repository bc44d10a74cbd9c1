import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  programmeStatesBody,
  programmeTestBody,
  programmeTestPut,
  programmeTestsQuery,
} from '@/api/programmetests/schemas';
import type { copyBody, publishBody } from '@/api/testing/author-schemas';
import { authoredState } from '@/lib/domain/authored-state';
import { programmeEndProblems } from '@/lib/domain/programme';
import { programmeMonths } from '../../db/schema/programme';
import { tests } from '../../db/schema/tests';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { changeStates } from '../authoring/change-states';
import { deleteTest } from '../testing/delete-test';
import { firstLoading, listTests, testIds } from '../testing/list-tests';
import { getAuthoredTest } from '../testing/present';
import { readBody } from '../testing/read-body';
import { lockTest, testKindOf, writeRow } from '../testing/test-kind';
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

const kindOf = (space: ProgrammeSpace) =>
  testKindOf<Body>({
    own: space.tests,
    read: async (ctx, { month, stepSlug, ...body }, revisions) => {
      const content = await readBody(ctx, body, revisions, space.articles);
      if (!content.head) throw new Error('A draft has no head');
      const programmeMonthId = await monthIdOf(ctx, space, month);
      return { ...content, head: { ...content.head, programmeMonthId, stepSlug } };
    },
    more: ({ endDate }) => programmeEndProblems(endDate, space.programme.finishAt),
  });

const takenWords = (title: string) =>
  `В этом месяце уже есть тест «${title}»: сначала скройте его. Тест в месяце один, он последний шаг.`;

/** Returns the title of another test shown in the month of this one; null without one. */
async function otherOfMonth(tx: Db, { shownTests, programme }: ProgrammeSpace, id: string) {
  const month = tx.select({ id: tests.programmeMonthId }).from(tests).where(eq(tests.id, id));
  // lock of the month: of two tests published at once the second waits for the first
  await tx.select().from(programmeMonths).where(inArray(programmeMonths.id, month)).for('no key update');
  const beside = and(inArray(tests.programmeMonthId, month), ne(tests.id, id));
  const [other] = await tx
    .select({ title: tests.title })
    .from(tests)
    .where(and(beside, shownTests(programme.finishAt)))
    .limit(1);
  return other?.title ?? null;
}

/** Returns a test with its key and its place in the programme. 404 `test-missing`, also for a test of the core. */
export async function authoredProgrammeTest(ctx: Ctx, space: ProgrammeSpace, id: string) {
  const { programmeMonthId = '', stepSlug = null, ...test } = await getAuthoredTest(ctx, id, space.tests);
  const [found] = await monthsOf(ctx, space, eq(programmeMonths.id, programmeMonthId));
  return { ...test, month: found?.month ?? '', stepSlug };
}

/** Returns the saved test. 422 `month-taken` if it is published beside another shown test of its month. */
async function settled(tx: Db, ctx: Ctx, space: ProgrammeSpace, id: string) {
  const test = await authoredProgrammeTest(ctx, space, id);
  const other = test.isPublished ? await otherOfMonth(tx, space, id) : null;
  if (other !== null) throw wrongField('month', 'month-taken', takenWords(other));
  return test;
}

export const createProgrammeTest = (ctx: Ctx, space: ProgrammeSpace, body: Body) =>
  inTransaction(ctx, async (tx) => settled(tx, ctx, space, await kindOf(space).create(ctx, body)));

export const updateProgrammeTest = (
  ctx: Ctx,
  space: ProgrammeSpace,
  id: string,
  { seenAt, ...body }: z.output<typeof programmeTestPut>,
) =>
  inTransaction(ctx, async (tx) => {
    await kindOf(space).update(ctx, id, body, seenAt);
    return settled(tx, ctx, space, id);
  });

export const publishProgrammeTest = (
  ctx: Ctx,
  space: ProgrammeSpace,
  id: string,
  { published, ...asked }: z.output<typeof publishBody>,
) =>
  inTransaction(ctx, async (tx) => {
    await kindOf(space).publish(ctx, id, published, asked);
    return settled(tx, ctx, space, id);
  });

export const discardProgrammeTestDraft = (ctx: Ctx, space: ProgrammeSpace, id: string) =>
  inTransaction(ctx, async () => {
    await kindOf(space).discard(ctx, id);
    return authoredProgrammeTest(ctx, space, id);
  });

export const copyProgrammeTest = (
  ctx: Ctx,
  space: ProgrammeSpace,
  id: string,
  { title }: z.output<typeof copyBody>,
) =>
  inTransaction(ctx, async () => authoredProgrammeTest(ctx, space, await kindOf(space).copy(ctx, id, title)));

/** Condition: programme tests of all months or of one. */
async function inMonth(ctx: Ctx, space: ProgrammeSpace, month: string | undefined): Promise<SQL | undefined> {
  if (month === undefined) return space.tests;
  const [named] = await monthsOf(ctx, space, eq(programmeMonths.month, month));
  return and(space.tests, eq(tests.programmeMonthId, named?.id ?? '0'));
}

export const changeProgrammeTestStates = (
  ctx: Ctx,
  space: ProgrammeSpace,
  body: z.output<typeof programmeStatesBody>,
) =>
  changeStates<z.output<typeof programmeStatesBody>['filter']>(ctx, body, {
    name: 'test',
    every: async (filter) => {
      const { month, ...others } = filter ?? {};
      return testIds(ctx, others, await inMonth(ctx, space, month));
    },
    lock: (tx, id) => lockTest(tx, id, space.tests),
    write: writeRow,
    publish: (id) => publishProgrammeTest(ctx, space, id, { published: true }),
    hindrance: async (tx, id, flags) => {
      if (authoredState(flags, ctx.now()) !== 'published') return null;
      const other = await otherOfMonth(tx, space, id);
      return other === null ? null : { code: 'month-taken', detail: takenWords(other) };
    },
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
  const own = await inMonth(ctx, space, month);
  const { items, ...rest } = await listTests(ctx, { ...query, filter: others }, own);
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
