import { lt, sql } from 'drizzle-orm';
import {
  emailChanges,
  externalTokens,
  handOffCodes,
  passwordResets,
  refreshTokens,
  sessions,
  throttleCounts,
} from '../db/schema/sessions';
import { editorDrafts } from '../db/schema/drafts';
import { deliveries } from '../db/schema/notifications';
import { pharmacistInvitations } from '../db/schema/representative';
import { idempotencyKeys } from '../db/schema/system';
import type { Db } from '../db/types';
import { DRAFT_DAYS } from '@/lib/domain/editor-draft';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Settled deliveries are kept for this long, for questions about whether they were sent. */
const DELIVERIES_MS = 30 * DAY_MS;

/** An unused invitation, with the invited person's data, is deleted a week after its link has expired. */
const INVITATIONS_MS = 7 * DAY_MS;

/**
 * Deletes expired rows: keys and counted attempts after a day, tokens a day after they were exchanged or expired,
 * settled deliveries after thirty days, editors' drafts after ninety, words that no searched text contains any more.
 */
export async function tidy(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  await db.delete(throttleCounts).where(lt(throttleCounts.since, before));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before));
  await db.delete(handOffCodes).where(lt(handOffCodes.expiresAt, before));
  await db.delete(externalTokens).where(lt(externalTokens.expiresAt, before));
  await db.delete(deliveries).where(lt(deliveries.settledAt, new Date(now.getTime() - DELIVERIES_MS)));
  await db
    .delete(editorDrafts)
    .where(lt(editorDrafts.savedAt, new Date(now.getTime() - DRAFT_DAYS * DAY_MS)));
  await db
    .delete(pharmacistInvitations)
    .where(lt(pharmacistInvitations.expiresAt, new Date(now.getTime() - INVITATIONS_MS)));
  await db.delete(refreshTokens).where(lt(refreshTokens.usedAt, before));
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  await db.execute(sql`select search_forget()`);
}
