export interface Limits {
  /** At once, for one holder. */
  each: number;
  /** At once, for all holders of one wider group together; by default no bound. */
  wider?: number;
  /** At once, for everybody together. */
  all: number;
}

interface Taking {
  /** The group a holder belongs to, as the /48 of an IPv6 network; by default the holder alone. */
  wider?: string;
  /** Asked when nothing but `all` stands in the way; it may give a place of another's back. */
  makeRoom?: () => void;
}

/** How many of each name there are. */
class Counts {
  private readonly counts = new Map<string, number>();
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
  add(name: string, more: 1 | -1): void {
    const count = this.of(name) + more;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

/**
 * Counts what is under way at once, per holder, per wider group and in all. Nothing waits here: whoever finds no place
 * is refused at once, so one holder's crowd takes no more than its own share.
 */
export class Places {
  private readonly holders = new Counts();
  private readonly groups = new Counts();
  private total = 0;

  constructor(private readonly limits: Limits) {}

  /** A place, given back by calling the result (calling it twice gives back one); null when there is none. */
  take(holder: string, { wider = holder, makeRoom }: Taking = {}): (() => void) | null {
    const { each, wider: ofGroup = Infinity, all } = this.limits;
    if (this.holders.of(holder) >= each || this.groups.of(wider) >= ofGroup) return null;
    if (this.total >= all) makeRoom?.();
    if (this.total >= all) return null;
    this.count(holder, wider, 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.count(holder, wider, -1);
    };
  }

  private count(holder: string, wider: string, more: 1 | -1): void {
    this.holders.add(holder, more);
    this.groups.add(wider, more);
    this.total += more;
  }
}
