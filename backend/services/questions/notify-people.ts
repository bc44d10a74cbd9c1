import { and, eq, inArray, isNull } from 'drizzle-orm';
import { formatDate } from '@/lib/format/date';
import { shortWords } from '@/lib/domain/notification-words';
import type { Role } from '@/lib/access/roles';
import { roles, userRoles, users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { notify } from '../notifications/notify';
import * as path from '@/lib/routes/path';

export const QUESTIONS_PAGE = path.questions();

/** The role that receives questions without a recipient. */
const DISPATCHER: Role = 'multi-menedzer-faq';

/**
 * Link to the list of questions filtered to one, so that it is found on whatever page and in whatever state it is
 * later.
 */
const linkTo = (tab: 'answer' | 'my', id: string) =>
  `${QUESTIONS_PAGE}?tab=${tab}&question=${id}#question-${id}`;

/** Returns the addressed expert, or the dispatchers of questions without a recipient. */
async function readersOf(ctx: Ctx, recipientId: string | null) {
  const there = and(isNull(users.erasedAt), eq(users.isArchived, false));
  const people = ctx.db.select({ id: users.id }).from(users);
  if (recipientId !== null) return people.where(and(eq(users.id, recipientId), there));
  const dispatchers = ctx.db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(roles.name, DISPATCHER));
  return people.where(and(inArray(users.id, dispatchers), there));
}

/** Notifies the expert a new question names, or the dispatchers when it names nobody. */
export async function notifyAnswerers(
  ctx: Ctx,
  { id, recipientId, text, dueDay }: { id: string; recipientId: string | null; text: string; dueDay: string },
): Promise<void> {
  const readers = await readersOf(ctx, recipientId);
  const link = linkTo('answer', id);
  const due = formatDate(dueDay);
  await notify(
    ctx,
    readers.map((reader) => ({
      userId: reader.id,
      kind: 'question-new' as const,
      questionId: id,
      title: recipientId === null ? 'Новый вопрос экспертам' : 'Вам задали вопрос',
      text: `${shortWords(text)} Ответ нужен до конца дня ${due}.`,
      link,
    })),
  );
}

/** Notifies the sender, once, that the letter with a redirected question was not delivered. */
export async function notifyNotSent(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, text, to, senderId, deliveryId }: Record<'id' | 'text' | 'to' | 'senderId' | 'deliveryId', string>,
): Promise<void> {
  await notify(ctx, [
    {
      userId: senderId,
      kind: 'question-not-sent',
      questionId: id,
      key: `question-not-sent:${deliveryId}`,
      title: 'Письмо с вопросом не дошло',
      text: `Не удалось отправить на ${to}. Проверьте адрес и перешлите ещё раз. Вопрос: ${shortWords(text)}`,
      link: linkTo('answer', id),
    },
  ]);
}

/** Notifies the asker of the first answer. */
export async function notifyAsker(
  ctx: Ctx,
  question: { id: string; askerId: string; text: string },
): Promise<void> {
  const [asker] = await ctx.db
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, question.askerId));
  if (!asker || asker.erasedAt) return;
  const link = linkTo('my', question.id);
  await notify(ctx, [
    {
      userId: question.askerId,
      kind: 'question-answered',
      questionId: question.id,
      title: 'Эксперт ответил на ваш вопрос',
      text: shortWords(question.text),
      link,
    },
  ]);
}
