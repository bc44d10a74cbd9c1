import { Places, type Limits } from '@/lib/http/places';
import { networkOf, widerNetworkOf } from '@/lib/session/network-of';
import { AppError } from '../../http/app-error';

/** Each hash takes 19 MB and a core for a while: more at once would starve everything else. */
const AT_ONCE = 4;
/** Most of these for known people while strangers wait: neither queue can block the other. */
const KNOWN_AT_ONCE = 3;
/**
 * About a second of work in all: whoever comes after that gets 429, and costs nothing. `each` is for one
 * network, `wider` for the 2¹⁶ networks of one /48.
 */
export const STRANGERS_WAITING = { each: 6, wider: 12, all: 50 };
/** By account, so that no few of them fill the line; strangers have no place in it. */
const KNOWN_WAITING = { each: 4, all: 200 };
const RETRY_SECONDS = '3';
const BUSY = 'Сейчас входит слишком много людей. Повторите через несколько секунд.';

/** Whose password it is: of an account that is known (a browser it signed in on, a session), or of a stranger. */
export type Asker = { account: string } | { address: string };

class Line {
  running = 0;
  /** Who waits, by group; the group whose turn it is comes first. */
  private readonly groups = new Map<string, (() => void)[]>();
  private readonly places: Places;

  constructor(limits: Limits) {
    this.places = new Places(limits);
  }

  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** 503 `busy` where too many wait. */
  async wait(holder: string, wider: string): Promise<void> {
    const leave = this.places.take(holder, { wider });
    if (!leave)
      throw new AppError(503, 'busy', BUSY, undefined, { headers: { 'retry-after': RETRY_SECONDS } });
    await new Promise<void>((resolve) => {
      const group = this.groups.get(wider);
      if (group) group.push(resolve);
      else this.groups.set(wider, [resolve]);
    });
    leave();
  }

  /** Lets one in: the first of the group that waits longest for its turn, which is the last from then on. */
  letIn(): void {
    const [first] = this.groups;
    if (!first) return;
    const [wider, [resolve, ...rest]] = first;
    this.groups.delete(wider);
    if (rest.length > 0) this.groups.set(wider, rest);
    this.running += 1;
    resolve?.();
  }
}

const strangers = new Line(STRANGERS_WAITING);
const known = new Line(KNOWN_WAITING);

/** Whose turn it is: somebody known first. As long as anybody waits, all places to run are taken. */
function next(): Line | undefined {
  const mayPass = known.running < KNOWN_AT_ONCE || strangers.isEmpty;
  return [...(mayPass ? [known] : []), strangers, known].find((line) => !line.isEmpty);
}

/**
 * Does the work when it is its turn. Known accounts wait in a line of their own, before strangers; strangers take
 * turns by network (/48 of IPv6), each of which has its share of the line. 503 `busy` with Retry-After.
 */
export async function inTurn<T>(work: () => Promise<T>, asker: Asker): Promise<T> {
  const line = 'account' in asker ? known : strangers;
  if (strangers.running + known.running < AT_ONCE) line.running += 1;
  else if ('account' in asker) await line.wait(asker.account, asker.account);
  else await line.wait(networkOf(asker.address), widerNetworkOf(asker.address));
  try {
    return await work();
  } finally {
    line.running -= 1;
    next()?.letIn();
  }
}
