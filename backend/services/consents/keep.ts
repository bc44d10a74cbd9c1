import { and, eq, isNull } from 'drizzle-orm';
import { consentVersion, type ConsentKind } from '@/lib/domain/consent-texts';
import { consents } from '../../db/schema/consents';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';

/** Stores that the person agreed, now and from this address, in the open transaction. */
export async function giveConsent(ctx: Ctx, userId: string, kind: ConsentKind): Promise<void> {
  const values = { userId, kind, textVersion: consentVersion(kind), givenAt: ctx.now(), ip: ctx.ip || null };
  await ctx.db.insert(consents).values(values);
}

/** Notes that the person no longer agrees; what was never given stays so. */
export async function withdrawConsent(ctx: Ctx, userId: string, kind: ConsentKind): Promise<void> {
  await ctx.db
    .update(consents)
    .set({ withdrawnAt: ctx.now() })
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));
}

/** The account is erased: that there was a consent stays, from where does not, and it holds no longer. */
export async function eraseConsents(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(consents).set({ ip: null }).where(eq(consents.userId, userId));
  await withdrawConsent(ctx, userId, 'personal-data');
  await withdrawConsent(ctx, userId, 'mailing');
}

/** 422 `consent-changed` at the field when the words on the screen are not today's: they are read again. */
export function assertSeen(seen: string | undefined, kind: ConsentKind, field: string): void {
  if (seen === undefined || seen === consentVersion(kind)) return;
  throw wrongField(field, 'consent-changed', 'Текст согласия изменился: обновите страницу и прочитайте его.');
}
