interface Window {
  since: number;
  count: number;
}

/** People remembered at once; above it those whose window is over are removed. */
const MOST_PEOPLE = 10_000;

/** Limits reports of one person per minute: a browser sends two for each opened page. */
export class ReportPace {
  private readonly people = new Map<string, Window>();

  constructor(
    private readonly most = 120,
    private readonly ms = 60_000,
  ) {}

  /** Counts a report. Returns null when it is accepted, otherwise the seconds until the next one may be. */
  take(userId: string, now: number): number | null {
    const known = this.people.get(userId);
    if (known && now - known.since < this.ms) {
      known.count += 1;
      return known.count <= this.most ? null : Math.ceil((known.since + this.ms - now) / 1000);
    }
    if (this.people.size >= MOST_PEOPLE) this.forget(now);
    this.people.set(userId, { since: now, count: 1 });
    return null;
  }

  private forget(now: number): void {
    for (const [userId, { since }] of this.people) if (now - since >= this.ms) this.people.delete(userId);
  }
}
