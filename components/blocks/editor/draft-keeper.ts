import { CallError, isCodeLost, messageOf } from '@/api/core/call-error';
import { dropDraft, saveDraft } from '@/api/drafts/queries';
import { MOST_TABS_BEFORE, type DraftKind } from '@/lib/domain/editor-draft';
import { noteDropped, noteKept } from './kept-here';
import { dropLocal, keepLocal, type LocalDraft } from './local-draft';

/** Where the draft is kept now. */
export type Kept =
  | { kind: 'same' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** Only in this browser: there is no network or no session. */
  | { kind: 'local' }
  /** Another tab or device has saved the same draft. */
  | { kind: 'elsewhere'; at: string }
  | { kind: 'refused'; text: string };

export interface DraftPlace {
  kind: DraftKind;
  subject: string;
  /** The draft's owner; a copy in the browser belongs to one person. */
  owner: string;
}

const WAIT_MS = 800;
const RETRY_MS = 5000;

/** The network, the services or the session are missing: the same draft can be sent again once they are back. */
const isAway = (error: unknown): boolean =>
  isCodeLost(error) || (error instanceof CallError && (error.retriable || error.status === 401));

/** Saves the draft on the server, one call at a time; without a network in the browser, until the network is back. */
export class DraftKeeper {
  private readonly writer = crypto.randomUUID();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flying: Promise<void> | undefined;
  private waiting: { values: string; seenAt: string | null } | null = null;
  private kept: string | null = null;
  /** Tabs that wrote the copy this tab continues: a draft they saved without receiving the answer is no conflict. */
  private before: readonly string[] = [];

  constructor(
    private readonly place: DraftPlace,
    /** `savedAt` of the draft on the server; null for none, undefined to write over any. */
    private after: string | null | undefined,
    /** The saved version: a form equal to it needs no draft. */
    private base: string,
    private readonly onState: (kept: Kept) => void,
  ) {}

  /** The state that was last reported. */
  state: Kept = { kind: 'same' };

  private say(kept: Kept): void {
    this.state = kept;
    this.onState(kept);
  }

  /** Whether the server lacks a part of what is typed. */
  get isPending(): boolean {
    return this.waiting !== null || this.flying !== undefined;
  }

  change(values: string, seenAt: string | null): void {
    if (values === (this.kept ?? this.base)) return this.rest();
    this.waiting = { values, seenAt };
    this.say({ kind: 'saving' });
    this.later(WAIT_MS);
  }

  /** The form is equal again to what is kept: there is nothing to send. */
  private rest(): void {
    if (!this.waiting) return;
    clearTimeout(this.timer);
    this.waiting = null;
    this.say(this.kept !== null && this.after ? { kind: 'saved', at: this.after } : { kind: 'same' });
  }

  /** Continues from the copy in this browser; the server refuses it when its own draft is newer. */
  resume({ values, seenAt, after, writers = [] }: LocalDraft): void {
    this.after = after;
    this.before = writers.slice(-MOST_TABS_BEFORE);
    this.change(values, seenAt);
  }

  /** Continues from the draft that another tab has saved. */
  adopt({ values, savedAt }: { values: string; savedAt: string }): void {
    this.stop();
    this.waiting = null;
    this.kept = values;
    this.after = savedAt;
    this.before = [];
    this.say({ kind: 'saved', at: savedAt });
  }

  /** Sends at once, without waiting for a pause in typing. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.flying;
    if (!this.waiting) return;
    this.flying = this.send(this.waiting);
    await this.flying;
  }

  /** Saves this draft over whatever another tab has saved. */
  writeOver(): Promise<void> {
    this.after = undefined;
    return this.flush();
  }

  /** The form is saved or discarded: the draft is deleted. */
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

  /** Copies what the server lacks into this browser, because a hidden page may never return. */
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
