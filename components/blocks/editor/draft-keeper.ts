import { CallError, isCodeLost, messageOf } from '@/api/core/call-error';
import { dropDraft, saveDraft } from '@/api/drafts/queries';
import { MOST_TABS_BEFORE, type DraftKind } from '@/lib/domain/editor-draft';
import { noteDropped, noteKept } from './kept-here';
import { dropLocal, keepLocal, type LocalDraft } from './local-draft';

/** Where what is typed is kept now. */
export type Kept =
  | { kind: 'same' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** In this browser alone: the network or the session is away. */
  | { kind: 'local' }
  /** Another tab or device went on with the same draft. */
  | { kind: 'elsewhere'; at: string }
  | { kind: 'refused'; text: string };

export interface DraftPlace {
  kind: DraftKind;
  subject: string;
  /** Whose draft it is: a copy in the browser is theirs alone. */
  owner: string;
}

const WAIT_MS = 800;
const RETRY_MS = 5000;

/** The network, the services or the session are away: what is typed can be sent as it is once they are back. */
const isAway = (error: unknown): boolean =>
  isCodeLost(error) || (error instanceof CallError && (error.retriable || error.status === 401));

/** Keeps what is typed on the server, one call at a time; without a network in the browser, until it comes back. */
export class DraftKeeper {
  private readonly writer = crypto.randomUUID();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flying: Promise<void> | undefined;
  private waiting: { values: string; seenAt: string | null } | null = null;
  private kept: string | null = null;
  /** Tabs whose copy this one goes on from: what they have sent without hearing of it is no stranger's. */
  private before: readonly string[] = [];

  constructor(
    private readonly place: DraftPlace,
    /** `savedAt` of the draft on the server; null for none, undefined to write over any. */
    private after: string | null | undefined,
    /** What is saved: a form that says the same needs no draft. */
    private base: string,
    private readonly tell: (kept: Kept) => void,
  ) {}

  /** Where it is kept, as it was last reported. */
  state: Kept = { kind: 'same' };

  private say(kept: Kept): void {
    this.state = kept;
    this.tell(kept);
  }

  /** Something is typed that no server has. */
  get isPending(): boolean {
    return this.waiting !== null || this.flying !== undefined;
  }

  change(values: string, seenAt: string | null): void {
    if (values === (this.kept ?? this.base)) return this.rest();
    this.waiting = { values, seenAt };
    this.say({ kind: 'saving' });
    this.later(WAIT_MS);
  }

  /** Typed back to what is kept already. */
  private rest(): void {
    if (!this.waiting) return;
    clearTimeout(this.timer);
    this.waiting = null;
    this.say(this.kept !== null && this.after ? { kind: 'saved', at: this.after } : { kind: 'same' });
  }

  /** Goes on from a copy of this browser: where the server's draft is a newer one, it refuses to be written over. */
  resume({ values, seenAt, after, writers = [] }: LocalDraft): void {
    this.after = after;
    this.before = writers.slice(-MOST_TABS_BEFORE);
    this.change(values, seenAt);
  }

  /** Goes on from what another tab has written. */
  adopt({ values, savedAt }: { values: string; savedAt: string }): void {
    this.stop();
    this.waiting = null;
    this.kept = values;
    this.after = savedAt;
    this.before = [];
    this.say({ kind: 'saved', at: savedAt });
  }

  /** At once, not after a pause of the typing. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.flying;
    if (!this.waiting) return;
    this.flying = this.send(this.waiting);
    await this.flying;
  }

  /** Whatever another tab has written. */
  writeOver(): Promise<void> {
    this.after = undefined;
    return this.flush();
  }

  /** The form is saved, or given up: there is nothing to keep. */
  async forget(base: string): Promise<void> {
    clearTimeout(this.timer);
    this.waiting = null;
    await this.flying;
    this.base = base;
    const had = this.kept !== null || this.after !== null;
    this.kept = null;
    this.after = null;
    this.before = [];
    dropLocal(this.place);
    noteDropped(this.place);
    this.say({ kind: 'same' });
    if (had) await dropDraft(this.place.kind, this.place.subject).catch(() => undefined);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The page goes out of sight, perhaps for good: what no server has yet stays in this browser. */
  keepHere(): void {
    if (this.waiting) this.keepCopy(this.waiting);
  }

  private keepCopy(change: { values: string; seenAt: string | null }): void {
    const writers = [...this.before, this.writer].slice(-MOST_TABS_BEFORE);
    keepLocal(this.place, { ...change, after: this.after ?? null, writers });
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async send(change: { values: string; seenAt: string | null }): Promise<void> {
    const { kind, subject } = this.place;
    try {
      const after = this.after === undefined ? {} : { after: this.after };
      const before = this.before.length === 0 ? {} : { before: [...this.before] };
      const { savedAt } = await saveDraft(kind, subject, {
        ...change,
        writer: this.writer,
        ...before,
        ...after,
      });
      this.after = savedAt;
      this.before = [];
      this.kept = change.values;
      noteKept(this.place, { ...change, savedAt });
      if (this.waiting === change) this.waiting = null;
      dropLocal(this.place);
      if (!this.waiting) this.say({ kind: 'saved', at: savedAt });
    } catch (error) {
      this.fail(error, change);
    } finally {
      this.flying = undefined;
    }
  }

  private fail(error: unknown, change: { values: string; seenAt: string | null }): void {
    this.keepCopy(change);
    if (error instanceof CallError && error.code === 'draft-elsewhere') {
      const at = error.problems[0]?.meta?.at;
      return this.say({ kind: 'elsewhere', at: typeof at === 'string' ? at : '' });
    }
    if (!isAway(error)) return this.say({ kind: 'refused', text: messageOf(error) });
    this.say({ kind: 'local' });
    this.later(RETRY_MS);
  }
}
