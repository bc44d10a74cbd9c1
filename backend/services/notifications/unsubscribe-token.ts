import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification';

export interface Unsubscription {
  userId: string;
  kind: NotificationKind;
}

/** A colon stands in no JWT: what is signed here is never a token of another kind. */
function signatureOf(secret: Uint8Array, { userId, kind }: Unsubscription): string {
  return createHmac('sha256', secret).update(`unsubscribe:${userId}:${kind}`).digest('base64url');
}

/** What a letter's link carries: whose letters of which kind. It opens nothing else, so it has no end. */
export function unsubscribeToken(secret: Uint8Array, what: Unsubscription): string {
  return `${what.userId}.${what.kind}.${signatureOf(secret, what)}`;
}

/** What the token is for; null for one nobody here signed. */
export function readUnsubscribeToken(secret: Uint8Array, token: string): Unsubscription | null {
  const [userId = '', kindText = '', signature = ''] = token.split('.');
  const kind = NOTIFICATION_KINDS.find((known) => known === kindText);
  if (!kind) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, { userId, kind }));
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, kind } : null;
}
