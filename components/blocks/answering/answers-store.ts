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
  /** Saves these answers; resolves with all answers that the service has. */
  save: (answers: TestAnswer[]) => Promise<readonly TestAnswer[]>;
  /** Reads the saved answers; null when this attempt is over or the test can no longer be taken. */
  load: () => Promise<{ answers: readonly TestAnswer[]; answersSavedAt: string | null } | null>;
  draft: () => Draft;
  /** Returns which choices the current version of the questions accepts; null when it accepts none at all. */
  refit?: () => Promise<FitChoices | null>;
  /** Keeps the draft when answers are refused because the attempt is over, so that the page can report them. */
  keepsLate?: boolean;
  /** The test was sent, closed or changed elsewhere. */
  onClosed: () => void;
  /** Pause between an answer and its request, ms; answers given during it go in the same request. */
  delay?: number;
}

const DELAY_MS = 300;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
/** Time after `beforeunload` in which the page is taken as being left. */
const LEAVING_MS = 10_000;

/**
 * Answers of one attempt: shown at once, kept on the device until the service confirms them, sent one request at a
 * time; the last answer to a question wins. Does not depend on React.
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

  /** Restores the draft of this device and listens to the network and other tabs; returns a function that stops it. */
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
      if (this.waits) void this.retry(); // the page is being left: unsent answers are sent now
    };
  }

  /** Sets the answer to a question; an empty list clears it. */
  give(questionId: string, optionIds: readonly string[]): void {
    if (isOver(this.view.state)) return;
    this.known.give(questionId, optionIds);
    this.show(isWaiting(this.view.state) ? this.view.state : 'saving');
    this.later(this.deps.delay ?? DELAY_MS);
  }

  /** Takes the saved answers of a refreshed page: after a new sign-in, or with answers from another device. */
  adopt(saved: readonly TestAnswer[], savedAt: string | null): void {
    this.known.know(saved, savedAt);
    if (!this.known.kept) return;
    // a refusal closed the test, but the page still shows questions: the test was changed, not sent
    if (this.view.state === 'closed' && !this.sent) this.show('none');
    this.merge();
  }

  /** Loads the saved answers; false when this attempt is over. Rejects when the request fails. */
  async renew(): Promise<boolean> {
    await this.sending;
    const before = this.known.version;
    const fresh = await this.deps.load();
    if (!fresh) return false;
    // answers saved during this request are newer than its response
    if (!this.sending && this.known.version === before) this.adopt(fresh.answers, fresh.answersSavedAt);
    return true;
  }

  /** Answers that the service may lack; the request that sends the test must contain them. */
  unconfirmed(): TestAnswer[] {
    return this.known.unconfirmed;
  }

  /** Sends the unsent answers now. Never rejects: answers of a failed request stay unsent. */
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

  /** Called before the test is sent: waits for the running request and cancels the next one. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    clearTimeout(this.timer);
  }

  /** Ends the work after the test was sent or closed; the draft is deleted, unless `keepsLate` keeps it. */
  close(as: 'sent' | 'closed'): void {
    clearTimeout(this.timer);
    this.sent = true;
    if (as === 'closed' && this.deps.keepsLate) this.known.abandon();
    else this.known.forget();
    this.show(as);
  }

  private async look(): Promise<void> {
    // after a sign-in the page is refreshed anyway
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
        // the next page may have been rendered without these answers: its draft restores them and they are sent again
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

  /** Handles questions that differ from the ones shown: sends the answers that the new version accepts. */
  private async change(refit: () => Promise<FitChoices | null>): Promise<void> {
    try {
      const fit = await refit();
      if (isOver(this.view.state)) return;
      if (!fit) this.show('closed');
      // all answers fit and were still refused: another request would be refused too
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
    // after a sign-in the refreshed page calls `adopt`; a retry before that would open the sign-in window again
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

  /** Shows that no answers are unsent. */
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
