import { createHash, randomBytes } from 'node:crypto';

/** A token nobody can guess: 256 bits as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How tokens are kept: whoever reads the database can't use them. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
