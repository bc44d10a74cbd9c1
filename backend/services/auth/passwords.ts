import { hash, verify } from '@node-rs/argon2';
import { inTurn, type Asker } from './password-turns';

/** argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A call without an asker waits as one stranger. */
const NOBODY: Asker = { address: '' };
const SERVER: Asker = { account: 'the server itself' };

/** argon2id, m=19456, t=2, p=1; at most four at once. AppError 503 with Retry-After when too many wait. */
export function hashPassword(password: string, asker: Asker = NOBODY): Promise<string> {
  return inTurn(() => hash(password, OPTIONS), asker);
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID(), SERVER).catch((error: unknown) => {
    nobody = undefined; // a `busy` refusal must not be cached
    throw error;
  });
  return nobody;
}

/** Whether the password is right. Without a stored hash the check takes equally long and returns false. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  asker: Asker = NOBODY,
): Promise<boolean> {
  const against = stored ?? (await nobodysHash());
  const right = await inTurn(() => verify(against, password), asker);
  return right && Boolean(stored);
}
