export interface Report {
  /** Whose it is: one alone never fills the line. */
  owner: string;
  path: string;
  body: string;
}

/** `sent`; `refused`: it will never be taken; `away`: try again later. */
export type Outcome = 'sent' | 'refused' | 'away';

interface Settings {
  /** Never rejects. */
  send: (report: Report) => Promise<Outcome>;
  /** One line for people who run the portal. */
  warn: (line: string) => void;
  /** Reports that wait at most; what comes beyond is dropped. */
  most?: number;
  /** Of one owner's; beyond it only theirs are dropped. */
  mostOfOne?: number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Sent at a time: one by one a slow collector would fill the line on a busy day. */
const AT_ONCE = 8;

/**
 * Sends reports a few at a time, beside everything else. While the other side is away they wait, longer each time, in
 * a bounded line, and one alone asks whether it is back; what does not fit is counted, and the count sent once the line
 * moves again or has just filled.
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

  /** Reports that have not arrived: those on their way too. */
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

  /** Back into the line; the first of those that failed together sets the clock. */
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
    // a process that is asked to stop does not stay for statistics
    (this.timer as { unref?: () => void }).unref?.();
  }
}
