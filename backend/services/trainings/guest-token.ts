import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signature of a guest's token. A JWT contains no colon, so the signed text is never a token of another kind. */
const signatureOf = (secret: Uint8Array, id: string) =>
  createHmac('sha256', secret).update(`guest-booking:${id}`).digest('base64url');

/** Token of a guest's letter: the right to see and to give up this one booking, nothing else. */
export const guestToken = (secret: Uint8Array, registrationId: string): string =>
  `${registrationId}.${signatureOf(secret, registrationId)}`;

/** Returns the registration of a token; null if the signature is not valid. */
export function readGuestToken(secret: Uint8Array, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
