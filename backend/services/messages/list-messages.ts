import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageQuery } from '@/api/messages/schemas';
import { messageReads, messages } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { countUpTo } from '../../http/paging';

type Query = z.output<typeof messageQuery>;

/** When the viewer registered: earlier messages to everybody are not theirs. */
const joinedAt = (ctx: Ctx) =>
  ctx.db
    .select({ at: users.createdAt })
    .from(users)
    .where(eq(users.id, viewerOf(ctx).id));

const mineOf = (ctx: Ctx) =>
  and(
    or(
      eq(messages.userId, viewerOf(ctx).id),
      and(isNull(messages.userId), gte(messages.publishedAt, joinedAt(ctx))),
    ),
    lte(messages.publishedAt, ctx.now()),
  );

/** The viewer's own read mark. */
const own = (ctx: Ctx) =>
  and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, viewerOf(ctx).id));

const select = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db.select().from(messages).leftJoin(messageReads, own(ctx)).where(where);

const ids = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db.select({ id: messages.id }).from(messages).leftJoin(messageReads, own(ctx)).where(where);

const list = listing<Query, Awaited<ReturnType<typeof select>>[number]>({
  from: select,
  count: ids,
  filters: {
    read: (read) => (read === '1' ? isNotNull(messageReads.readAt) : isNull(messageReads.readAt)),
  },
  sorts: {},
  sort: [desc(messages.publishedAt), desc(messages.id)],
});

/**
 * Returns messages to the viewer, and those to everybody since the viewer registered, the newest first; `meta.unread`
 * counts all unread ones.
 */
export async function listMessages(ctx: Ctx, query: Query) {
  const mine = mineOf(ctx);
  const [{ rows, page }, unread] = await Promise.all([
    list.read(ctx, query, mine),
    countUpTo(ctx.db, ids(ctx, and(mine, isNull(messageReads.readAt)))),
  ]);
  const items = rows.map(({ messages: { id, title, text, publishedAt }, message_reads: mark }) => ({
    id,
    title,
    text,
    publishedAt: publishedAt.toISOString(),
    read: mark !== null,
  }));
  return { items, page, meta: { unread } };
}

/** Marks these messages, or all, as read; foreign and unknown ones are ignored. */
export async function readMessages(ctx: Ctx, { ids }: { ids?: string[] | undefined }): Promise<void> {
  const known = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(mineOf(ctx), ids ? inArray(messages.id, ids) : undefined))
    .orderBy(asc(messages.id));
  if (known.length === 0) return;
  const { id: userId } = viewerOf(ctx);
  await inTransaction(ctx, (tx) =>
    tx
      .insert(messageReads)
      .values(known.map(({ id: messageId }) => ({ userId, messageId, readAt: ctx.now() })))
      .onConflictDoNothing(),
  );
}
