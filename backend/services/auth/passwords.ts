import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './password-turns';

/** argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2id, m=19456, t=2, p=1; at most four at once. `account`: of somebody who is known, see `inTurn`. AppError 503
 * with Retry-After when too many wait.
 */
export function hashPassword(password: string, account?: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS), account);
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID()).catch((error: unknown) => {
    nobody = undefined; // a busy moment must not be remembered
    throw error;
  });
  return nobody;
}

/** Whether the password is right. Without a stored hash it takes as long and is never right. `account`: as above. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  account?: string,
): Promise<boolean> {
  const against = stored ?? (await nobodysHash());
  const right = await inTurn(() => verify(against, password), account);
  return right && Boolean(stored);
}
