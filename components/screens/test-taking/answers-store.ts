import { CallError } from '@/api/core/call-error';
import type { TestAnswer } from '@/api/tests/schemas';
import { sameChoice, stillPending, type Draft, type Pending } from './draft';

/**
 * `offline` no network, `trouble` a service that can't answer, `session` waits for a sign-in: in all three the
 * answers wait and go by themselves. `closed`: the test can't be answered any more.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'offline' | 'trouble' | 'session' | 'closed';

export interface AnswersView {
  /** Chosen options by question. */
  answers: Readonly<Record<string, readonly string[]>>;
  state: SaveState;
}

export interface AnswersDeps {
  /** Keeps them; gives back every answer the service has. */
  save: (answers: TestAnswer[]) => Promise<readonly TestAnswer[]>;
  draft: () => Draft;
  /** The test was sent, closed or changed elsewhere. */
  onClosed: () => void;
  /** Between an answer and its sending, ms: what follows at once goes along. */
  delay?: number;
}

const DELAY_MS = 300;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const WAITING: readonly SaveState[] = ['offline', 'trouble', 'session'];

function stateOf(error: unknown): SaveState {
  if (!(error instanceof CallError)) return 'offline'; // the code of the call could not be fetched
  if (error.status === 401) return 'session';
  if (error.status === 404 || error.status === 409 || error.status === 422) return 'closed';
  return error.status === 0 ? 'offline' : 'trouble';
}

/**
 * Answers as they are given: shown at once, kept on the device until the service confirms them, sent one request at
 * a time; for each question the last intent wins. Knows no React.
 */
export class AnswersStore {
  private view: AnswersView;
  private saved = new Map<string, readonly string[]>();
  private pending = new Map<string, Pending>();
  private draft: Draft | null = null;
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryMs = FIRST_RETRY_MS;
  private lastAt = 0;
  private sent = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    saved: readonly TestAnswer[],
    private savedAt: string | null,
    private readonly deps: AnswersDeps,
  ) {
    this.know(saved);
    this.view = { answers: Object.fromEntries(this.saved), state: saved.length > 0 ? 'saved' : 'none' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): AnswersView => this.view;

  /** Brings back what this device kept and listens to the network and other tabs; gives back how to stop. */
  start(): () => void {
    this.draft ??= this.deps.draft();
    const draft = this.draft;
    for (const [id, pending] of this.pending) draft.put(id, pending);
    for (const [id, pending] of Object.entries(draft.read())) this.pending.set(id, pending);
    this.merge();
    const stopWatching = draft.watch((others) => this.seeOthers(others));
    const lost = () => this.show('offline');
    const back = () => void this.retry();
    const hidden = () => document.visibilityState === 'hidden' && this.pending.size > 0 && void this.retry();
    const leaving = (event: BeforeUnloadEvent) => {
      if (this.pending.size > 0 && !draft.safe) event.preventDefault();
    };
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    window.addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', hidden);
    if (!navigator.onLine) lost();
    return () => {
      stopWatching();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
      window.removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', hidden);
      clearTimeout(this.timer);
      if (this.pending.size > 0) void this.retry(); // the page is left: what waits goes now
    };
  }

  /** An answer; no options clear it. */
  give(questionId: string, optionIds: readonly string[]): void {
    if (this.view.state === 'closed') return;
    this.lastAt = Math.max(Date.now(), this.lastAt + 1);
    const pending = { optionIds, at: this.lastAt, was: this.saved.get(questionId) ?? [] };
    this.pending.set(questionId, pending);
    this.draft?.put(questionId, pending);
    this.show(WAITING.includes(this.view.state) ? this.view.state : 'saving');
    this.later(this.deps.delay ?? DELAY_MS);
  }

  /** What the service has now, from a fresh page: after signing in again, from another device. */
  adopt(saved: readonly TestAnswer[], savedAt: string | null): void {
    this.savedAt = savedAt;
    this.know(saved);
    if (!this.draft) return;
    // closed by a refusal, and yet the page still asks: it was changed, not sent
    if (this.view.state === 'closed' && !this.sent) this.show('none');
    this.merge();
  }

  /** Sends what waits, now. Never rejects: what fails goes on waiting. */
  retry(): Promise<void> {
    clearTimeout(this.timer);
    if (this.pending.size === 0 && !this.sending) {
      if (WAITING.includes(this.view.state)) this.show(this.saved.size > 0 ? 'saved' : 'none');
      return Promise.resolve();
    }
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Before the test is sent: nothing is on its way, and nothing starts by itself. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    clearTimeout(this.timer);
  }

  /** The test is sent: nothing is left to keep. */
  close(): void {
    clearTimeout(this.timer);
    this.sent = true;
    this.pending.clear();
    this.draft?.clear();
    this.show('closed');
  }

  private async send(): Promise<void> {
    if (!WAITING.includes(this.view.state)) this.show('saving');
    try {
      while (this.pending.size > 0) {
        const batch = [...this.pending];
        const answers = batch.map(([questionId, { optionIds }]) => ({ questionId, optionIds: [...optionIds] }));
        const saved = await this.deps.save(answers);
        if (this.view.state === 'closed') return;
        this.confirm(batch);
        this.know(saved);
      }
      this.retryMs = FIRST_RETRY_MS;
      this.show('saved');
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (this.view.state === 'closed') return;
    const state = stateOf(error);
    this.show(state);
    if (state === 'closed') return this.lose();
    // a sign-in brings a fresh page, and `adopt` with it: asking again by itself would open its window again
    if (state === 'session') return;
    const asked = error instanceof CallError && error.retryAfter ? error.retryAfter * 1000 : 0;
    this.later(Math.max(this.retryMs, asked));
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }

  private lose(): void {
    this.confirm([...this.pending]);
    this.deps.onClosed();
  }

  private confirm(batch: readonly (readonly [string, Pending])[]): void {
    for (const [questionId, sent] of batch) {
      if (this.pending.get(questionId) === sent) this.pending.delete(questionId);
      this.draft?.drop(questionId, sent.at);
    }
  }

  private know(saved: readonly TestAnswer[]): void {
    this.saved = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  }

  private merge(): void {
    const left = stillPending(Object.fromEntries(this.pending), this.listSaved(), this.savedAt);
    this.confirm([...this.pending].filter(([questionId]) => !left[questionId]));
    const known = this.view.state === 'none' && this.saved.size > 0;
    this.show(known ? 'saved' : this.view.state);
    if (this.pending.size > 0 || this.view.state === 'session') void this.retry();
  }

  private seeOthers(others: Readonly<Record<string, Pending>>): void {
    for (const [questionId, theirs] of Object.entries(others)) {
      const mine = this.pending.get(questionId);
      if (mine && mine.at >= theirs.at) continue;
      // the other tab sends it; here it is only shown
      this.saved.set(questionId, theirs.optionIds);
      if (mine && !sameChoice(mine.optionIds, theirs.optionIds)) this.pending.delete(questionId);
    }
    this.show(this.view.state);
  }

  private listSaved(): TestAnswer[] {
    return [...this.saved].map(([questionId, optionIds]) => ({ questionId, optionIds: [...optionIds] }));
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.retry(), ms);
  }

  private show(state: SaveState): void {
    const given = [...this.pending].map(([id, { optionIds }]) => [id, optionIds] as const);
    this.view = { answers: Object.fromEntries([...this.saved, ...given]), state };
    for (const listener of this.listeners) listener();
  }
}
