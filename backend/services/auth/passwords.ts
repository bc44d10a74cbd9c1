import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MB and a core for a while: more at once would starve everything else. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** argon2id, m=19456, t=2, p=1; at most four at once. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let nobody: Promise<string> | undefined;

/** Whether the password is right. Without a stored hash it takes as long and is never right. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (nobody ??= hashPassword(crypto.randomUUID())));
  const right = await inTurn(() => verify(against, password));
  return right && Boolean(stored);
}
