import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { questionQuery } from '@/api/questions/schemas';
import { faqQuestions } from '../../db/schema/questions';
import { holds } from '../../db/text';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
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

const NOBODY = 'any';

/** Whether the text can be a row's id: any other text matches no row and causes no database error. */
const isRowId = (id: string) => /^[1-9]\d{0,17}$/.test(id);

function recipientsAre(ids: string[]): SQL | undefined {
  const named = ids.filter(isRowId);
  return or(
    named.length > 0 ? inArray(sql`${specialistId}::text`, named) : undefined,
    ids.includes(NOBODY) ? isNull(specialistId) : undefined,
    sql`false`,
  );
}

const { id, askerId, createdAt, answeredAt, updatedAt, dueDay, isHidden } = faqQuestions;
const words = sql`${faqQuestions.text} || ' ' || coalesce(${faqQuestions.answer}, '')`;

const list = listing<Query, Awaited<ReturnType<typeof selectQuestions>>[number]>({
  from: (ctx, where) => selectQuestions(ctx).where(where),
  filters: {
    id: (asked) => (isRowId(asked) ? eq(id, asked) : sql`false`),
    userId: (userId) => eq(askerId, userId),
    isHidden: (flag) => eq(isHidden, flag === '1'),
    isAnswered: (flag) => (flag === '1' ? isNotNull(answeredAt) : isNull(answeredAt)),
    toMe: (_, ctx) => answerable(ctx),
    search: (search) => holds(words, search),
    // applied in `listQuestions`: the counts by recipient ignore this filter
    toRecipients: null,
  },
  sorts: {
    createdAt: [asc(createdAt), asc(id)],
    '-createdAt': [desc(createdAt), desc(id)],
    '-answeredAt': [sql`${answeredAt} desc nulls last`, desc(id)],
    '-updatedAt': [desc(updatedAt), desc(id)],
    dueDay: [asc(dueDay), asc(id)],
  },
  sort: '-createdAt',
});

function countRecipients(ctx: Ctx, where: SQL | undefined) {
  const recipient = sql<string>`${specialistId}::text`;
  return ctx.db
    .select({ id: recipient, name: sql<string>`${specialistName}`, count: count() })
    .from(faqQuestions)
    .innerJoin(specialists, sql`${specialists.id} = ${specialistId}`)
    .where(and(where, sql`${specialists.erasedAt} is null`))
    .groupBy(specialists.id, recipient)
    .orderBy(sql`${specialistName} collate "und-x-icu"`, asc(specialists.id));
}

/**
 * Lists questions the viewer may read: own ones, those the viewer may answer, and answered ones that are neither hidden
 * nor private. 403 for another person's questions without `questions.manage`.
 */
export async function listQuestions(ctx: Ctx, query: Query) {
  const { userId, toRecipients } = query.filter ?? {};
  const viewer = viewerOf(ctx);
  if (userId !== undefined && userId !== viewer.id) assertCan(ctx, 'questions.manage');
  const [{ rows, page }, recipients] = await Promise.all([
    list.read(ctx, query, and(readable(ctx), toRecipients && recipientsAre(toRecipients))),
    query.recipients ? countRecipients(ctx, and(readable(ctx), list.where(ctx, query))) : [],
  ]);
  return { items: rows.map((row) => presentQuestion(row, viewer)), page, meta: { recipients } };
}
