import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../http/app-error';

/** argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MB and a core for a while: more at once would starve everything else. */
const AT_ONCE = 4;
/** About a second of work: whoever comes after that is told to come again, and costs nothing. */
const MOST_WAITING = 50;
const RETRY_SECONDS = '3';
const BUSY = 'Сейчас входит слишком много людей. Повторите через несколько секунд.';

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new AppError(503, 'busy', BUSY, undefined, { headers: { 'retry-after': RETRY_SECONDS } });
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** argon2id, m=19456, t=2, p=1; at most four at once. AppError 503 with Retry-After when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID()).catch((error: unknown) => {
    nobody = undefined; // a busy moment must not be remembered
    throw error;
  });
  return nobody;
}

/** Whether the password is right. Without a stored hash it takes as long and is never right. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash());
  const right = await inTurn(() => verify(against, password));
  return right && Boolean(stored);
}
