import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { questionQuery } from '@/api/questions/schemas';
import { faqQuestions } from '../../db/schema/questions';
import { holds } from '../../db/text';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest, totalOf } from '../../http/paging';
import { presentQuestion } from './present-question';
import {
  answerable,
  readable,
  selectQuestions,
  specialistId,
  specialistName,
  specialists,
} from './question-row';

type Query = z.output<typeof questionQuery>;
type Filter = NonNullable<Query['filter']>;

const NOBODY = 'any';

/** What names no row at all is no row, not a fault of the database. */
const isRowId = (id: string) => /^[1-9]\d{0,17}$/.test(id);

function toRecipients(ids: string[]): SQL | undefined {
  const named = ids.filter(isRowId);
  return or(
    named.length > 0 ? inArray(sql`${specialistId}::text`, named) : undefined,
    ids.includes(NOBODY) ? isNull(specialistId) : undefined,
    sql`false`,
  );
}

/** Everything but the recipients, which are counted without themselves. */
function conditions(ctx: Ctx, { id, userId, isHidden, isAnswered, search, toMe }: Filter): SQL | undefined {
  const { askerId, answeredAt } = faqQuestions;
  const words = sql`${faqQuestions.text} || ' ' || coalesce(${faqQuestions.answer}, '')`;
  return and(
    readable(ctx),
    id === undefined ? undefined : isRowId(id) ? eq(faqQuestions.id, id) : sql`false`,
    userId === undefined ? undefined : eq(askerId, userId),
    isHidden && eq(faqQuestions.isHidden, isHidden === '1'),
    isAnswered && (isAnswered === '1' ? isNotNull(answeredAt) : isNull(answeredAt)),
    toMe && answerable(ctx),
    holds(words, search),
  );
}

function order(sort: Query['sort'] = '-createdAt'): SQL[] {
  const { id, createdAt, answeredAt, updatedAt, dueDay } = faqQuestions;
  const orders: Record<NonNullable<Query['sort']>, SQL[]> = {
    createdAt: [asc(createdAt), asc(id)],
    '-createdAt': [desc(createdAt), desc(id)],
    '-answeredAt': [sql`${answeredAt} desc nulls last`, desc(id)],
    '-updatedAt': [desc(updatedAt), desc(id)],
    dueDay: [asc(dueDay), asc(id)],
  };
  return orders[sort];
}

function countRecipients(ctx: Ctx, where: SQL | undefined) {
  const id = sql<string>`${specialistId}::text`;
  return ctx.db
    .select({ id, name: sql<string>`${specialistName}`, count: count() })
    .from(faqQuestions)
    .innerJoin(specialists, sql`${specialists.id} = ${specialistId}`)
    .where(and(where, sql`${specialists.erasedAt} is null`))
    .groupBy(specialists.id, id)
    .orderBy(sql`${specialistName} collate "und-x-icu"`, asc(specialists.id));
}

/**
 * Questions the viewer may read: own, to be answered, and answered ones that are neither hidden nor private.
 * 403 for another person's questions without `questions.manage`.
 */
export async function listQuestions(ctx: Ctx, { page, filter = {}, sort, recipients: counted }: Query) {
  const viewer = viewerOf(ctx);
  if (filter.userId !== undefined && filter.userId !== viewer.id) assertCan(ctx, 'questions.manage');
  const asked = pageRequest(page);
  const base = conditions(ctx, filter);
  const where = filter.toRecipients ? and(base, toRecipients(filter.toRecipients)) : base;
  const select = () => selectQuestions(ctx).where(where);
  const [rows, recipients] = await Promise.all([
    select()
      .orderBy(...order(sort))
      .limit(asked.limit)
      .offset(asked.offset),
    counted ? countRecipients(ctx, base) : [],
  ]);
  const total = await totalOf(rows, asked, () => select().limit(1));
  return {
    items: rows.map((row) => presentQuestion(row, viewer)),
    page: pageMeta(asked, total),
    meta: { recipients },
  };
}
