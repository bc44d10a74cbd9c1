import type { Limits } from './places';

/** Bytes credited to each place in advance, so that a new holder is not the slowest in its first second. */
const CREDIT_BYTES = 256 * 1024;

interface Who {
  holder: string;
  /** Wider group of the holder, as the network of an address. */
  wider: string;
}

interface Held extends Who {
  since: number;
  bytes: number;
  end: () => void;
}

/** A place held while bytes are transferred. */
export interface Place {
  moved: (bytes: number) => void;
  leave: () => void;
}

interface YieldingLimits extends Required<Limits> {
  /** Milliseconds; a place held for less is given up only to a holder with fewer places. */
  youngMs: number;
}

/**
 * Places for transfers at the speed of their sender or reader. When the group's or the total limit is reached, the
 * slowest transfer of the holder with most places is ended, so that nobody blocks others by holding places; the limit
 * of one holder is strict.
 */
export class YieldingPlaces {
  private readonly held = new Set<Held>();

  constructor(
    private readonly limits: YieldingLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes a place, null when there is none; `end` is called when the place was taken away. */
  take({ holder, wider }: Who, end: () => void): Place | null {
    const all = () => [...this.held];
    const group = () => all().filter((one) => one.wider === wider);
    if (all().filter((one) => one.holder === holder).length >= this.limits.each) return null;
    if (group().length >= this.limits.wider && !this.makeRoom(group(), 'holder', holder)) return null;
    if (this.held.size >= this.limits.all && !this.makeRoom(all(), 'wider', wider)) return null;
    const held: Held = { holder, wider, since: this.now(), bytes: 0, end };
    this.held.add(held);
    return { moved: (bytes) => void (held.bytes += bytes), leave: () => void this.held.delete(held) };
  }

  private makeRoom(among: readonly Held[], by: keyof Who, comer: string): boolean {
    const counts = new Map<string, number>();
    for (const one of among) counts.set(one[by], (counts.get(one[by]) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const holdsMore = most > (counts.get(comer) ?? 0) + 1;
    const now = this.now();
    const rateOf = ({ bytes, since }: Held) => (bytes + CREDIT_BYTES) / Math.max(now - since, 1);
    const [slowest] = among
      .filter((one) => counts.get(one[by]) === most && (holdsMore || now - one.since >= this.limits.youngMs))
      .sort((left, right) => rateOf(left) - rateOf(right));
    if (!slowest) return false;
    this.held.delete(slowest);
    slowest.end();
    return true;
  }
}
