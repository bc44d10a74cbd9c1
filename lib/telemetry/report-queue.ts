export interface Report {
  /** Owner of the report; one owner cannot fill the queue. */
  owner: string;
  path: string;
  body: string;
}

/** `sent`; `refused`: it will never be accepted; `away`: retry later. */
export type Outcome = 'sent' | 'refused' | 'away';

interface Settings {
  /** Never rejects. */
  send: (report: Report) => Promise<Outcome>;
  /** Writes one line for the operators of the portal. */
  warn: (line: string) => void;
  /** Most reports waiting; further ones are dropped. */
  most?: number;
  /** Most waiting reports of one owner; only that owner's further ones are dropped. */
  mostOfOne?: number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Reports sent at once: one by one, a slow collector would fill the queue on a busy day. */
const AT_ONCE = 8;

/**
 * Queue of reports, sent a few at a time in the background. While the collector is away they wait in a bounded queue,
 * with longer and longer pauses, and one report at a time probes whether it is back. Dropped reports are counted and
 * logged when the queue fills and when it has been emptied.
 */
export class ReportQueue {
  private readonly waiting: { report: Report; place: number }[] = [];
  private pushed = 0;
  private sending = 0;
  private isAway = false;
  private dropped = 0;
  private crowded = 0;
  private readonly owned = new Map<string, number>();
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly settings: Settings) {}

  push(report: Report): void {
    const { most = 1000, mostOfOne = most / 10, warn } = this.settings;
    if (this.length >= most) {
      this.dropped += 1;
      if (this.dropped === 1)
        warn(`statistics: the collector is away, ${most} reports wait, more are dropped`);
      return;
    }
    const own = this.owned.get(report.owner) ?? 0;
    if (own >= mostOfOne) {
      this.crowded += 1;
      if (this.crowded === 1)
        warn(`statistics: ${mostOfOne} reports of one account wait, more of it are dropped`);
      return;
    }
    this.owned.set(report.owner, own + 1);
    this.waiting.push({ report, place: this.pushed++ });
    if (!this.isAway) this.fill();
  }

  /** Number of reports not yet delivered, those being sent included. */
  get length(): number {
    return this.waiting.length + this.sending;
  }

  private fill(): void {
    while (this.sending < AT_ONCE && this.waiting.length > 0) this.sendNext();
  }

  private sendNext(): void {
    const next = this.waiting.shift();
    if (!next) return;
    this.sending += 1;
    void this.settings.send(next.report).then((outcome) => {
      this.sending -= 1;
      if (outcome === 'away') this.later(next);
      else this.arrived(next.report, outcome);
    });
  }

  private letGo({ owner }: Report): void {
    const left = (this.owned.get(owner) ?? 1) - 1;
    if (left > 0) this.owned.set(owner, left);
    else this.owned.delete(owner);
  }

  private arrived(report: Report, outcome: Outcome): void {
    this.letGo(report);
    this.isAway = false;
    this.wait = FIRST_WAIT_MS;
    if (outcome === 'refused') this.settings.warn(`statistics: ${report.path} was refused and dropped`);
    this.fill();
    if (this.length > 0) return;
    if (this.dropped > 0)
      this.settings.warn(`statistics: the collector is back, ${this.dropped} reports were dropped`);
    this.dropped = 0;
    this.crowded = 0;
  }

  /** Returns a failed report to the queue; the first of several failures schedules the retry. */
  private later(failed: { report: Report; place: number }): void {
    this.waiting.push(failed);
    this.waiting.sort((left, right) => left.place - right.place);
    this.isAway = true;
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.sendNext();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    // the timer must not keep a stopping process alive
    (this.timer as { unref?: () => void }).unref?.();
  }
}
