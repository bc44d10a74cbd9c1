import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageQuery } from '@/api/messages/schemas';
import { messageReads, messages } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';

/** When the viewer came: what everybody was told before is no news of theirs. */
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

/** Messages with the viewer's own read mark, to be narrowed. */
function select(ctx: Ctx) {
  const own = and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, viewerOf(ctx).id));
  return { own, whole: ctx.db.select().from(messages).leftJoin(messageReads, own).$dynamic() };
}

async function unreadOf(ctx: Ctx): Promise<number> {
  const { own } = select(ctx);
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .leftJoin(messageReads, own)
    .where(and(mineOf(ctx), isNull(messageReads.readAt)));
  return row?.count ?? 0;
}

async function totalOf(ctx: Ctx, read: '0' | '1' | undefined, unread: number): Promise<number> {
  if (read === '0') return unread;
  const all = await ctx.db.$count(messages, mineOf(ctx));
  return read === '1' ? all - unread : all;
}

/** To the person, or to everybody since the person is there, the newest first; `meta.unread` counts every unread one. */
export async function listMessages(ctx: Ctx, { page, filter }: z.output<typeof messageQuery>) {
  const asked = pageRequest(page);
  const { readAt } = messageReads;
  const state = filter?.read && (filter.read === '1' ? isNotNull(readAt) : isNull(readAt));
  const [rows, unread] = await Promise.all([
    select(ctx)
      .whole.where(and(mineOf(ctx), state || undefined))
      .orderBy(desc(messages.publishedAt), desc(messages.id))
      .limit(asked.limit)
      .offset(asked.offset),
    unreadOf(ctx),
  ]);
  const items = rows.map(({ messages: { id, title, text, publishedAt }, message_reads: mark }) => ({
    id,
    title,
    text,
    publishedAt: publishedAt.toISOString(),
    read: mark !== null,
  }));
  return { items, page: pageMeta(asked, await totalOf(ctx, filter?.read, unread)), meta: { unread } };
}

/** Marks these as read, or all; foreign and unknown ones are passed over. */
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
