import { and, eq, isNull } from 'drizzle-orm';
import { isChannelOn, NOTIFICATION_RULES } from '@/lib/domain/notification';
import { notificationChoices } from '../../db/schema/notifications';
import { users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { keepChoices } from './settings';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token';

/** Returns the contents of the token. 404 for any other token, and for an account that does not exist. */
async function named(ctx: Ctx, token: string): Promise<Unsubscription> {
  const what = readUnsubscribeToken(ctx.secret, token);
  const [person] = what
    ? await ctx.db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, what.userId), isNull(users.erasedAt)))
    : [];
  if (!what || !person) throw notFound('Ссылка не действует.', 'link-dead');
  return what;
}

const present = ({ kind }: Unsubscription, isOn: boolean) => ({
  id: kind,
  name: NOTIFICATION_RULES[kind].name,
  isOn,
});

/** Returns the kind of letters and whether they are on. Changes nothing: mail programs open links by themselves. */
export async function readUnsubscription(ctx: Ctx, token: string) {
  const what = await named(ctx, token);
  const choices = await ctx.db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, what.userId));
  return present(what, isChannelOn(choices, what.kind, 'letter'));
}

/** Switches off letters of the token's kind; idempotent. */
export async function unsubscribe(ctx: Ctx, token: string) {
  const what = await named(ctx, token);
  await keepChoices(ctx, what.userId, [{ kind: what.kind, channel: 'letter', isOn: false }]);
  return present(what, false);
}
