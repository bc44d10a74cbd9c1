import { and, eq, isNull } from 'drizzle-orm';
import { CONSENT_TEXTS, consentVersion, type ConsentKind } from '@/lib/domain/consent-texts';
import type { Problem } from '@/lib/json-api/errors';
import { consents } from '../../db/schema/consents';
import { ManyProblems } from '../../http/app-error';
import type { Ctx } from '../../http/context';

/** Stores the person's consent with the current time and IP address, in the open transaction. */
export async function giveConsent(ctx: Ctx, userId: string, kind: ConsentKind): Promise<void> {
  const values = { userId, kind, textVersion: consentVersion(kind), givenAt: ctx.now(), ip: ctx.ip || null };
  await ctx.db.insert(consents).values(values);
}

/** Records that the consent is withdrawn, and by whom; does nothing without a consent. */
export async function withdrawConsent(ctx: Ctx, userId: string, kind: ConsentKind): Promise<void> {
  await ctx.db
    .update(consents)
    .set({ withdrawnAt: ctx.now(), withdrawnById: ctx.viewer?.id ?? null })
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));
}

/** Withdraws the consents of an erased account and removes their IP addresses; the rows stay. */
export async function eraseConsents(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(consents).set({ ip: null }).where(eq(consents.userId, userId));
  await withdrawConsent(ctx, userId, 'personal-data');
  await withdrawConsent(ctx, userId, 'mailing');
}

/**
 * A consent as it was sent: `seen` is the version that was on the screen, `field` the name of its checkbox on the wire.
 */
export interface SentConsent {
  kind: ConsentKind;
  seen: string | undefined;
  field: string;
}

export const sentMailing = (seen: string | undefined): SentConsent => ({
  kind: 'mailing',
  seen,
  field: 'mailing_agreement',
});

const UNSEEN = 'Не сказано, с каким текстом вы согласны: обновите страницу и прочитайте его.';
const CHANGED = 'Текст согласия изменился: прочитайте новый и отметьте ещё раз.';

/**
 * Refuses consents to texts that the person has not seen: 422 at each checkbox whose version was not sent
 * (`consent-unseen`) or is not the current one (`consent-changed`). `meta.consent` holds the current text, to be shown
 * instead.
 */
export function assertSeen(sent: readonly SentConsent[]): void {
  const wrong = sent.filter(({ kind, seen }) => seen !== consentVersion(kind));
  if (wrong.length === 0) return;
  const problems = wrong.map(({ kind, seen, field }): Omit<Problem, 'status'> => {
    const problem = seen === undefined ? ['consent-unseen', UNSEEN] : ['consent-changed', CHANGED];
    return {
      code: problem[0] ?? '',
      detail: problem[1] ?? '',
      source: { pointer: `/data/attributes/${field}` },
      meta: { consent: { kind, ...CONSENT_TEXTS[kind] } },
    };
  });
  throw new ManyProblems(422, problems);
}
