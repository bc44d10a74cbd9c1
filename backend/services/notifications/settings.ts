import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
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

/**
 * Returns the viewer's channels by kind, quiet hours and devices; where push is not configured, neither key nor
 * devices.
 */
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

/** Sorts choices, so that concurrent calls lock rows in the same order; of a choice named twice the last counts. */
function inOneOrder(choices: readonly Choice[]): Choice[] {
  const byName = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]));
  return [...byName].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, choice]) => choice);
}

/** Stores these choices, in the open transaction if there is one. */
export async function keepChoices(ctx: Ctx, userId: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  const { userId: person, kind, channel } = notificationChoices;
  const updatedAt = ctx.now();
  await ctx.db
    .insert(notificationChoices)
    .values(inOneOrder(choices).map((choice) => ({ userId, ...choice, updatedAt })))
    .onConflictDoUpdate({ target: [person, kind, channel], set: { isOn: sql`excluded.is_on`, updatedAt } });
}

/**
 * Changes the named settings. 422 `kind-not-offered` on `choices` for a kind that the viewer is not offered; nothing is
 * changed then.
 */
export async function updateSettings(ctx: Ctx, { choices = [], quietHours: quiet }: Body) {
  const viewer = viewerOf(ctx);
  const offered = offeredKinds(viewer, ctx.config.ENABLED_FEATURES);
  if (choices.some(({ kind }) => !offered.includes(kind)))
    throw wrongField('choices', 'kind-not-offered', 'Таких уведомлений у вас нет.');
  await inTransaction(ctx, async (tx) => {
    await keepChoices(ctx, viewer.id, choices);
    if (!quiet) return;
    const values = { ...quiet, updatedAt: ctx.now() };
    await tx
      .insert(quietHours)
      .values({ userId: viewer.id, ...values })
      .onConflictDoUpdate({ target: quietHours.userId, set: values });
  });
  return readSettings(ctx);
}
