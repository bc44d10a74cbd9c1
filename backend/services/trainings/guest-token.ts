import { createHmac, timingSafeEqual } from 'node:crypto';

/** A colon stands in no JWT: what is signed here is never a token of another kind. */
const signatureOf = (secret: Uint8Array, id: string) =>
  createHmac('sha256', secret).update(`guest-booking:${id}`).digest('base64url');

/** What the letter of a guest carries: the right to see and to give up this one booking, nothing else. */
export const guestToken = (secret: Uint8Array, registrationId: string): string =>
  `${registrationId}.${signatureOf(secret, registrationId)}`;

/** The registration the token is for; null for one nobody here signed. */
export function readGuestToken(secret: Uint8Array, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
