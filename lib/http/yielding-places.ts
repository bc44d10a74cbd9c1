import type { Limits } from './places';

/** What somebody has brought before the first second is counted: whoever has just come is not the slowest. */
const CREDIT_BYTES = 256 * 1024;

interface Who {
  holder: string;
  /** The group a holder belongs to, as the network of an address. */
  wider: string;
}

interface Held extends Who {
  since: number;
  bytes: number;
  end: () => void;
}

/** A place that is held for as long as bytes move. */
export interface Place {
  moved: (bytes: number) => void;
  leave: () => void;
}

interface YieldingLimits extends Required<Limits> {
  /** Milliseconds: whoever has held a place for less gives way only to somebody who holds fewer. */
  youngMs: number;
}

/**
 * Places for what moves at its sender's or reader's own speed. Where a group's share or all places are taken, the
 * slowest of whoever holds most gives way, so that nobody keeps others out by holding; a holder's own share is final.
 */
export class YieldingPlaces {
  private readonly held = new Set<Held>();

  constructor(
    private readonly limits: YieldingLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A place, or null when there is none; `end` is called when it has to give way, its place is gone by then. */
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
