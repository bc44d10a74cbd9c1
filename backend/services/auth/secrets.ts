import { createHash, randomBytes } from 'node:crypto';

/** Returns a token that cannot be guessed: 256 random bits as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which a token is stored: tokens read from the database cannot be used. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
