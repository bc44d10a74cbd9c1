export interface Limits {
  /** At once, for one holder. */
  each: number;
  /** At once, for everybody together. */
  all: number;
}

/**
 * Counts what is under way at once, per holder and in all. Nothing waits here: whoever finds no place is refused at
 * once, so one holder's crowd takes no more than its own share.
 */
export class Places {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: Limits) {}

  /** A place, given back by calling the result (calling it twice gives back one); null when there is none. */
  take(holder: string): (() => void) | null {
    const own = this.taken.get(holder) ?? 0;
    if (own >= this.limits.each || this.total >= this.limits.all) return null;
    this.taken.set(holder, own + 1);
    this.total += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.leave(holder);
    };
  }

  private leave(holder: string): void {
    const left = (this.taken.get(holder) ?? 1) - 1;
    if (left > 0) this.taken.set(holder, left);
    else this.taken.delete(holder);
    this.total -= 1;
  }
}
