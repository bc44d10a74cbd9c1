import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { can } from '@/lib/access/permissions';
import { expertProfiles, faqQuestions } from '../../db/schema/questions';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';

export const askers = alias(users, 'asker');
export const specialists = alias(users, 'specialist');

/** SQL for the id of the expert who answered or, before an answer, who is addressed. */
export const specialistId = sql<
  string | null
>`coalesce(${faqQuestions.answererId}, ${faqQuestions.recipientId})`;

const nameOf = (table: { firstName: PgColumn; lastName: PgColumn }) =>
  sql<string>`concat_ws(' ', nullif(${table.firstName}, ''), nullif(${table.lastName}, ''))`;
export const specialistName = nameOf(specialists);

/** Questions with the names of both people, in one query. */
export function selectQuestions(ctx: Ctx) {
  return ctx.db
    .select({
      question: faqQuestions,
      asker: nameOf(askers),
      specialistId: sql<string | null>`${specialistId}::text`,
      specialist: specialistName,
      position: expertProfiles.position,
      image: expertProfiles.image,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(faqQuestions)
    .innerJoin(askers, eq(askers.id, faqQuestions.askerId))
    .leftJoin(specialists, sql`${specialists.id} = ${specialistId}`)
    .leftJoin(expertProfiles, eq(expertProfiles.userId, specialists.id));
}

export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number];

/** Condition: questions the viewer may answer, as `mayAnswer` of `lib/access/questions`. */
export function answerable(ctx: Ctx): SQL | undefined {
  const viewer = viewerOf(ctx);
  if (can(viewer, 'questions.answer-any')) return sql`true`;
  if (!can(viewer, 'questions.answer')) return sql`false`;
  const { answererId, recipientId } = faqQuestions;
  return or(
    eq(answererId, viewer.id),
    and(isNull(answererId), or(isNull(recipientId), eq(recipientId, viewer.id))),
  );
}

/** Condition: questions the viewer may read, as `maySeeQuestion`. */
export function readable(ctx: Ctx): SQL | undefined {
  const viewer = viewerOf(ctx);
  if (can(viewer, 'questions.manage') || can(viewer, 'questions.answer-any')) return undefined;
  const { answererId, isHidden, isActive, askerId } = faqQuestions;
  return or(
    and(sql`${answererId} is not null`, eq(isHidden, false), eq(isActive, true)),
    eq(askerId, viewer.id),
    answerable(ctx),
  );
}
