import { Places, type Limits } from '@/lib/http/places';
import { networkOf, widerNetworkOf } from '@/lib/session/network-of';
import { AppError } from '../../http/app-error';

/** Each hash takes 19 MB and a core for a while: more at once would starve everything else. */
const AT_ONCE = 4;
/** Maximum of these for known accounts while strangers wait: neither queue can block the other. */
const KNOWN_AT_ONCE = 3;
/**
 * About a second of work in all: later calls get 503 `busy` and cost nothing. `each` is for one network, `wider` for
 * the 2¹⁶ networks of one /48.
 */
export const STRANGERS_WAITING = { each: 6, wider: 12, all: 50 };
/** `each` is for one account, so that a few accounts cannot fill the queue; strangers do not wait in it. */
const KNOWN_WAITING = { each: 4, all: 200 };
const RETRY_SECONDS = '3';
const BUSY = 'Сейчас входит слишком много людей. Повторите через несколько секунд.';

/** Who asks: a known account (a browser it signed in on, a session), or a stranger. */
export type Asker = { account: string } | { address: string };

class Line {
  running = 0;
  /** Waiting calls by group; the group whose turn it is comes first. */
  private readonly groups = new Map<string, (() => void)[]>();
  private readonly places: Places;

  constructor(limits: Limits) {
    this.places = new Places(limits);
  }

  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** Waits for a turn. 503 `busy` where too many wait. */
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

  /** Starts the first call of the group whose turn it is; the group is the last from then on. */
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

/** Returns the queue whose turn it is, known accounts first. While any call waits, all places to run are taken. */
function next(): Line | undefined {
  const mayPass = known.running < KNOWN_AT_ONCE || strangers.isEmpty;
  return [...(mayPass ? [known] : []), strangers, known].find((line) => !line.isEmpty);
}

/**
 * Runs the work when its turn comes. Known accounts wait in their own queue, before strangers; strangers take turns by
 * network (/48 of IPv6), each with its share of the queue. 503 `busy` with Retry-After.
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
