import { CallError, isStatus } from '@/api/core/call-error';
import type { TestAnswer } from '@/api/tests/schemas';
import type { Draft } from '@/components/blocks/test-draft/draft';
import type { FitChoices } from '@/lib/domain/surveys';
import { KnownAnswers } from './known-answers';
import { isOver, isWaiting, stateOf, type SaveState } from './save-state';
import { watchPage } from './watch-page';

export interface AnswersView {
  /** Chosen options by question. */
  answers: Readonly<Record<string, readonly string[]>>;
  state: SaveState;
}

export interface AnswersDeps {
  /** Keeps them; gives back every answer the service has. */
  save: (answers: TestAnswer[]) => Promise<readonly TestAnswer[]>;
  /** What the service has now; null: this attempt is over, or the test can't be taken any more. */
  load: () => Promise<{ answers: readonly TestAnswer[]; answersSavedAt: string | null } | null>;
  draft: () => Draft;
  /** What its questions of today take, where another version of them may be out; null: nothing any more. */
  refit?: () => Promise<FitChoices | null>;
  /** Where answers were refused as the attempt is over, the draft stays for whoever tells of them. */
  keepsLate?: boolean;
  /** The test was sent, closed or changed elsewhere. */
  onClosed: () => void;
  /** Between an answer and its sending, ms: what follows at once goes along. */
  delay?: number;
}

const DELAY_MS = 300;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
/** A page that was to be left and is still there after this was not left. */
const LEAVING_MS = 10_000;

/**
 * Answers as they are given: shown at once, kept on the device until the service confirms them, sent one request at
 * a time; for each question the last intent wins. Knows no React.
 */
export class AnswersStore {
  private view: AnswersView;
  private readonly known: KnownAnswers;
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryMs = FIRST_RETRY_MS;
  private sent = false;
  private leavesUntil = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    saved: readonly TestAnswer[],
    savedAt: string | null,
    private readonly deps: AnswersDeps,
  ) {
    this.known = new KnownAnswers(saved, savedAt);
    this.view = { answers: this.known.shown, state: saved.length > 0 ? 'saved' : 'none' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): AnswersView => this.view;

  /** Brings back what this device kept and listens to the network and other tabs; gives back how to stop. */
  start(): () => void {
    const draft = this.known.kept ?? this.deps.draft();
    this.known.keepIn(draft);
    this.merge();
    const stopWatching = draft.watch((others) => {
      this.known.seeOthers(others);
      this.show(this.view.state);
    });
    const stopListening = watchPage({
      onLost: () => this.show('offline'),
      onBack: () => void this.retry(),
      onHidden: () => this.waits && void this.retry(),
      onShown: () => void this.look(),
      onLeaving: () => (this.leavesUntil = Date.now() + LEAVING_MS),
      mayLeave: () => !this.waits || draft.safe,
    });
    return () => {
      stopWatching();
      stopListening();
      clearTimeout(this.timer);
      if (this.waits) void this.retry(); // the page is left: what waits goes now
    };
  }

  /** An answer; no options clear it. */
  give(questionId: string, optionIds: readonly string[]): void {
    if (isOver(this.view.state)) return;
    this.known.give(questionId, optionIds);
    this.show(isWaiting(this.view.state) ? this.view.state : 'saving');
    this.later(this.deps.delay ?? DELAY_MS);
  }

  /** What the service has now, from a fresh page: after signing in again, from another device. */
  adopt(saved: readonly TestAnswer[], savedAt: string | null): void {
    this.known.know(saved, savedAt);
    if (!this.known.kept) return;
    // closed by a refusal, and yet the page still asks: it was changed, not sent
    if (this.view.state === 'closed' && !this.sent) this.show('none');
    this.merge();
  }

  /** Asks what the service has by now; false: this attempt is over. Rejects where the service can't tell. */
  async renew(): Promise<boolean> {
    await this.sending;
    const before = this.known.version;
    const fresh = await this.deps.load();
    if (!fresh) return false;
    // what was saved while it was on its way is newer
    if (!this.sending && this.known.version === before) this.adopt(fresh.answers, fresh.answersSavedAt);
    return true;
  }

  /** What the service may not have: all that sending the test has to say. */
  unconfirmed(): TestAnswer[] {
    return this.known.unconfirmed;
  }

  /** Sends what waits, now. Never rejects: what fails goes on waiting. */
  retry(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.waits && !this.sending) {
      if (isWaiting(this.view.state)) this.rest();
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

  /** The test is over, sent from here or elsewhere: nothing is left to keep. */
  close(as: 'sent' | 'closed'): void {
    clearTimeout(this.timer);
    this.sent = true;
    if (as === 'closed' && this.deps.keepsLate) this.known.abandon();
    else this.known.forget();
    this.show(as);
  }

  private async look(): Promise<void> {
    // a sign-in brings a fresh page by itself
    if (isOver(this.view.state) || this.view.state === 'session') return;
    const stands = await this.renew().catch(() => true);
    if (!stands) this.deps.onClosed();
  }

  private async send(): Promise<void> {
    if (!isWaiting(this.view.state)) this.show('saving');
    try {
      while (this.waits) {
        const batch = this.known.waiting;
        const answers = batch.map(([questionId, { optionIds }]) => ({
          questionId,
          optionIds: [...optionIds],
        }));
        const saved = await this.deps.save(answers);
        if (isOver(this.view.state)) return;
        // the next page may have been made without them: the device tells it, and it tells the service again
        if (Date.now() < this.leavesUntil) return this.later(this.leavesUntil - Date.now());
        this.known.confirm(batch);
        this.known.know(saved);
      }
      this.retryMs = FIRST_RETRY_MS;
      this.show('saved');
    } catch (error) {
      if (this.deps.refit && isStatus(error, 422)) await this.change(this.deps.refit);
      else this.fail(error);
    }
  }

  /** Other questions than the page shows are asked by now: what they take is sent all the same. */
  private async change(refit: () => Promise<FitChoices | null>): Promise<void> {
    try {
      const fit = await refit();
      if (isOver(this.view.state)) return;
      if (!fit) this.show('closed');
      // all of it fits and is refused: sent again, it would be refused again
      if (!fit || !this.known.fit(fit)) return this.lose();
      this.deps.onClosed();
      if (this.waits) this.later(0);
      else this.rest();
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (isOver(this.view.state)) return;
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
    if (this.view.state === 'closed' && this.deps.keepsLate) this.known.abandon();
    else this.known.confirm(this.known.waiting);
    this.rest();
    this.deps.onClosed();
  }

  /** Nothing waits. */
  private rest(): void {
    if (!isOver(this.view.state)) this.show(this.known.size > 0 ? 'saved' : 'none');
  }

  private merge(): void {
    this.known.merge();
    const known = this.view.state === 'none' && this.known.size > 0;
    this.show(known ? 'saved' : this.view.state);
    if (this.waits || this.view.state === 'session') void this.retry();
  }

  private get waits(): boolean {
    return this.known.waiting.length > 0;
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.retry(), ms);
  }

  private show(state: SaveState): void {
    this.view = { answers: this.known.shown, state };
    for (const listener of this.listeners) listener();
  }
}
