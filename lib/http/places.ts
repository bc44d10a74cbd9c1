export interface Limits {
  /** Most places at once for one holder. */
  each: number;
  /** Most places at once for all holders of a wider group; unlimited by default. */
  wider?: number;
  /** Most places at once for all holders. */
  all: number;
}

interface Taking {
  /** Wider group of the holder, as the /48 of an IPv6 network; the holder itself by default. */
  wider?: string;
  /** Called when only `all` is reached; it may free a place of another holder. */
  makeRoom?: () => void;
}

/** Counts by name. */
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
 * Limits on simultaneous work: per holder, per wider group and in total. There is no queue: without a free place the
 * request is refused at once, so the requests of one holder take no more than its own share.
 */
export class Places {
  private readonly holders = new Counts();
  private readonly groups = new Counts();
  private total = 0;

  constructor(private readonly limits: Limits) {}

  /** Takes a place; returns a function that frees it (further calls have no effect), null when none is free. */
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
