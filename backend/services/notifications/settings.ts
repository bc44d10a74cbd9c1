import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { settingsBody } from '@/api/notifications/schemas';
import { offeredKinds } from '@/lib/access/notification-kinds';
import { isChannelOn, NOTIFICATION_RULES, type Choice } from '@/lib/domain/notification';
import { PROPOSED_QUIET } from '@/lib/domain/quiet-hours';
import { notificationChoices, pushSubscriptions, quietHours } from '../../db/schema/notifications';
import { sessions } from '../../db/schema/sessions';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { isPushConfigured } from '../../push/send-push';
import { presentDevice } from './push-subscriptions';

type Body = z.output<typeof settingsBody>;

function devicesOf({ db, now }: Ctx, userId: string) {
  return db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        isNull(pushSubscriptions.goneAt),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now()),
      ),
    )
    .orderBy(asc(pushSubscriptions.id));
}

/** The viewer's matrix, quiet hours and devices; where push is not configured it has neither key nor devices. */
export async function readSettings(ctx: Ctx) {
  const viewer = viewerOf(ctx);
  const hasPush = isPushConfigured(ctx.config);
  const [choices, [quiet], devices] = await Promise.all([
    ctx.db.select().from(notificationChoices).where(eq(notificationChoices.userId, viewer.id)),
    ctx.db.select().from(quietHours).where(eq(quietHours.userId, viewer.id)),
    hasPush ? devicesOf(ctx, viewer.id) : [],
  ]);
  const { isOn, from, to } = quiet ?? { isOn: false, ...PROPOSED_QUIET };
  return {
    id: viewer.id,
    kinds: offeredKinds(viewer, ctx.config.ENABLED_FEATURES).map((kind) => ({
      kind,
      name: NOTIFICATION_RULES[kind].name,
      group: NOTIFICATION_RULES[kind].group,
      letter: isChannelOn(choices, kind, 'letter'),
      push: isChannelOn(choices, kind, 'push'),
    })),
    quietHours: { isOn, from, to },
    pushKey: hasPush ? ctx.config.VAPID_PUBLIC_KEY : null,
    devices: devices.map(({ device }) => presentDevice(device)),
  };
}

/** Keeps one cell, in the open transaction when there is one. */
export async function keepChoice(ctx: Ctx, userId: string, { kind, channel, isOn }: Choice): Promise<void> {
  const { userId: person, kind: row, channel: column } = notificationChoices;
  const updatedAt = ctx.now();
  await ctx.db
    .insert(notificationChoices)
    .values({ userId, kind, channel, isOn, updatedAt })
    .onConflictDoUpdate({ target: [person, row, column], set: { isOn, updatedAt } });
}

/** Changes what is named. 422 `kind-not-offered` on `choices` for a row the viewer does not have; nothing changes then. */
export async function updateSettings(ctx: Ctx, { choices = [], quietHours: quiet }: Body) {
  const viewer = viewerOf(ctx);
  const offered = offeredKinds(viewer, ctx.config.ENABLED_FEATURES);
  if (choices.some(({ kind }) => !offered.includes(kind)))
    throw wrongField('choices', 'kind-not-offered', 'Таких уведомлений у вас нет.');
  await inTransaction(ctx, async (tx) => {
    for (const choice of choices) await keepChoice(ctx, viewer.id, choice);
    if (!quiet) return;
    const values = { ...quiet, updatedAt: ctx.now() };
    await tx
      .insert(quietHours)
      .values({ userId: viewer.id, ...values })
      .onConflictDoUpdate({ target: quietHours.userId, set: values });
  });
  return readSettings(ctx);
}
