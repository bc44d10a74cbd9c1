import { and, eq, inArray, isNull } from 'drizzle-orm';
import { formatDate } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import type { Role } from '@/lib/access/roles';
import { roles, userRoles, users } from '../../db/schema/users';
import { afterCommit } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { questionAnswered, questionAsked } from '../../mail/letters-questions';
import { sendLater } from '../../mail/send-later';
import { notify } from '../notifications/notify';

export const QUESTIONS_PAGE = '/academy/ask-question';

/** Who takes a question that names nobody. */
const DISPATCHER: Role = 'multi-menedzer-faq';
const SHOWN = 120;

const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1).trimEnd()}…` : text);
const linkOf = (ctx: Ctx, path: string) => new URL(path, ctx.config.PUBLIC_URL).href;

/** The addressed expert, or those who pass open questions on. */
async function readersOf(ctx: Ctx, recipientId: string | null) {
  const there = and(isNull(users.erasedAt), eq(users.isArchived, false));
  const people = ctx.db.select({ id: users.id, email: users.email }).from(users);
  if (recipientId !== null) return people.where(and(eq(users.id, recipientId), there));
  const dispatchers = ctx.db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(roles.name, DISPATCHER));
  return people.where(and(inArray(users.id, dispatchers), there));
}

/** A new question: the expert it names is told in the portal and by a letter. */
export async function tellAnswerers(
  ctx: Ctx,
  { id, recipientId, text, dueDay }: { id: string; recipientId: string | null; text: string; dueDay: string },
): Promise<void> {
  const readers = await readersOf(ctx, recipientId);
  const link = `${QUESTIONS_PAGE}?tab=answer#question-${id}`;
  const due = formatDate(dueDay);
  await notify(
    ctx,
    readers.map((reader) => ({
      userId: reader.id,
      kind: 'question-new' as const,
      title: recipientId === null ? 'Новый вопрос экспертам' : 'Вам задали вопрос',
      text: `${short(text)} Ответ нужен до конца дня ${due}.`,
      link,
    })),
  );
  await afterCommit(() => {
    for (const { email } of readers) {
      if (email) sendLater(ctx, questionAsked(email, { text, due, link: linkOf(ctx, link) }));
    }
  });
}

/** The first answer: its asker is told in the portal and by a letter. */
export async function tellAsker(
  ctx: Ctx,
  question: { id: string; askerId: string; text: string },
): Promise<void> {
  const [asker] = await ctx.db
    .select({ email: users.email, erasedAt: users.erasedAt, ...nameColumns })
    .from(users)
    .where(eq(users.id, question.askerId));
  if (!asker || asker.erasedAt) return;
  const link = `${QUESTIONS_PAGE}?tab=my#question-${question.id}`;
  await notify(ctx, [
    {
      userId: question.askerId,
      kind: 'question-answered',
      title: 'Эксперт ответил на ваш вопрос',
      text: short(question.text),
      link,
    },
  ]);
  const { email } = asker;
  if (!email) return;
  const letter = questionAnswered(email, {
    name: fullName({ firstName: asker.firstName, middleName: asker.middleName }),
    text: question.text,
    link: linkOf(ctx, link),
  });
  await afterCommit(() => sendLater(ctx, letter));
}

const nameColumns = { firstName: users.firstName, middleName: users.middleName };
