import { Places, type Limits } from '@/lib/http/places';
import { AppError } from '../../http/app-error';

/** Each hash takes 19 MB and a core for a while: more at once would starve everything else. */
const AT_ONCE = 4;
/** Of these for those we know, as long as strangers wait: neither line stands still for the other. */
const KNOWN_AT_ONCE = 3;
/** About a second of work: whoever comes after that is told to come again, and costs nothing. */
const STRANGERS_WAITING = { each: 50, all: 50 };
/** By account, so that no few of them fill the line; strangers have no place in it. */
const KNOWN_WAITING = { each: 4, all: 200 };
const RETRY_SECONDS = '3';
const BUSY = 'Сейчас входит слишком много людей. Повторите через несколько секунд.';

class Line {
  running = 0;
  readonly waiting: (() => void)[] = [];
  private readonly places: Places;

  constructor(limits: Limits) {
    this.places = new Places(limits);
  }

  /** 503 `busy` where too many wait. */
  async wait(holder: string): Promise<void> {
    const leave = this.places.take(holder);
    if (!leave)
      throw new AppError(503, 'busy', BUSY, undefined, { headers: { 'retry-after': RETRY_SECONDS } });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    leave();
  }
}

const strangers = new Line(STRANGERS_WAITING);
const known = new Line(KNOWN_WAITING);

/** Whose turn it is: somebody known first. As long as anybody waits, all places to run are taken. */
function next(): Line | undefined {
  const mayPass = known.running < KNOWN_AT_ONCE || strangers.waiting.length === 0;
  return [...(mayPass ? [known] : []), strangers, known].find((line) => line.waiting.length > 0);
}

/**
 * Does the work when it is its turn. `account`: of a person who is known to be one (a browser they signed in on, a
 * session); they wait in a line of their own, before strangers. 503 `busy` with Retry-After.
 */
export async function inTurn<T>(work: () => Promise<T>, account?: string): Promise<T> {
  const line = account === undefined ? strangers : known;
  if (strangers.running + known.running < AT_ONCE) line.running += 1;
  else await line.wait(account ?? '');
  try {
    return await work();
  } finally {
    line.running -= 1;
    const after = next();
    if (after) {
      after.running += 1;
      after.waiting.shift()?.();
    }
  }
}
