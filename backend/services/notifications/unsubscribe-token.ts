import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification';

export interface Unsubscription {
  userId: string;
  kind: NotificationKind;
}

/** A JWT contains no colon, so that nothing signed here is a token of another kind. */
function signatureOf(secret: Uint8Array, { userId, kind }: Unsubscription): string {
  return createHmac('sha256', secret).update(`unsubscribe:${userId}:${kind}`).digest('base64url');
}

/**
 * Returns the token of a letter's link: the person and the kind of letters. It permits nothing else, so it never
 * expires.
 */
export function unsubscribeToken(secret: Uint8Array, what: Unsubscription): string {
  return `${what.userId}.${what.kind}.${signatureOf(secret, what)}`;
}

/** Returns the contents of a token; null if it was not signed here. */
export function readUnsubscribeToken(secret: Uint8Array, token: string): Unsubscription | null {
  const [userId = '', kindText = '', signature = ''] = token.split('.');
  const kind = NOTIFICATION_KINDS.find((known) => known === kindText);
  if (!kind) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, { userId, kind }));
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, kind } : null;
}
