import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { askQuestion } from '@/api/questions/schemas';
import { PERMISSIONS } from '@/lib/access/permissions';
import { DAY_MS } from '@/lib/domain/moscow';
import { answerDueDay } from '@/lib/domain/working-days';
import { expertProfiles, faqQuestions } from '../../db/schema/questions';
import { roles, userRoles, users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { readQuestion } from './find-question';
import { notifyAnswerers } from './notify-people';

/** Most questions of one person in a day: each sends a letter. */
const A_DAY = 20;

/** Throws 422 `expert-missing` unless the person has an expert profile, is not archived and may answer. */
async function assertTakesQuestions(ctx: Ctx, id: string): Promise<void> {
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(expertProfiles, eq(expertProfiles.userId, users.id))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        eq(users.id, id),
        eq(users.isArchived, false),
        isNull(users.erasedAt),
        inArray(roles.name, [...PERMISSIONS['questions.answer'].roles]),
      ),
    )
    .limit(1);
  if (!found) throw wrongField('recipient', 'expert-missing', 'Этот эксперт сейчас не отвечает на вопросы.');
}

async function assertNotTooMany(ctx: Ctx, askerId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const sent = await ctx.db.$count(
    faqQuestions,
    and(eq(faqQuestions.askerId, askerId), gt(faqQuestions.createdAt, since)),
  );
  if (sent < A_DAY) return;
  throw new AppError(429, 'too-many-questions', 'За день можно задать не больше 20 вопросов.', undefined, {
    headers: { 'retry-after': '3600' },
  });
}

/** Asks one expert, or all of them. 422 on a `recipient` who answers no questions; 429 past twenty in a day. */
export async function ask(ctx: Ctx, { recipient, question, isActive }: z.output<typeof askQuestion>) {
  const askerId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    if (recipient === askerId) throw wrongField('recipient', 'own-question', 'Выберите другого эксперта.');
    if (recipient !== null) await assertTakesQuestions(ctx, recipient);
    await assertNotTooMany(ctx, askerId);
    const now = ctx.now();
    const dueDay = answerDueDay(now);
    const [row] = await tx
      .insert(faqQuestions)
      .values({
        askerId,
        recipientId: recipient,
        text: question,
        isActive,
        dueDay,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: faqQuestions.id });
    const id = row?.id ?? '';
    await notifyAnswerers(ctx, { id, recipientId: recipient, text: question, dueDay });
    return readQuestion(ctx, id);
  });
}
