import type { TestAnswer } from '@/api/tests/schemas';
import { sameChoice, stillPending, type Draft, type Pending } from '@/components/blocks/test-draft/draft';
import { fitDraft } from '@/components/blocks/test-draft/fit-draft';
import type { FitChoices } from '@/lib/domain/surveys';

type Batch = readonly (readonly [string, Pending])[];

/** Answers by question: what the service has, and over it what this device has given since. */
export class KnownAnswers {
  private saved = new Map<string, readonly string[]>();
  private readonly pending = new Map<string, Pending>();
  private draft: Draft | null = null;
  private lastAt = 0;

  constructor(
    saved: readonly TestAnswer[],
    private savedAt: string | null,
  ) {
    this.know(saved);
  }

  get size(): number {
    return this.saved.size;
  }

  /** Given here, not confirmed yet. */
  get waiting(): Batch {
    return [...this.pending];
  }

  /** What the service may not have: what waits here, and what another tab or an earlier page left in the draft. */
  get unconfirmed(): TestAnswer[] {
    const left = new Map(Object.entries(this.draft?.read() ?? {}));
    for (const [id, mine] of this.pending) if (mine.at >= (left.get(id)?.at ?? 0)) left.set(id, mine);
    return [...left].map(([questionId, { optionIds }]) => ({ questionId, optionIds: [...optionIds] }));
  }

  /** Changes whenever the service tells what it has. */
  get version(): object {
    return this.saved;
  }

  /** What the person sees. */
  get shown(): Record<string, readonly string[]> {
    const given = this.waiting.map(([id, { optionIds }]) => [id, optionIds] as const);
    return Object.fromEntries([...this.saved, ...given]);
  }

  /** From here on a draft keeps what waits; what it kept before waits again. */
  keepIn(draft: Draft): void {
    this.draft = draft;
    for (const [id, pending] of this.pending) draft.put(id, pending);
    for (const [id, pending] of Object.entries(draft.read())) this.pending.set(id, pending);
  }

  get kept(): Draft | null {
    return this.draft;
  }

  give(questionId: string, optionIds: readonly string[]): void {
    this.lastAt = Math.max(Date.now(), this.lastAt + 1);
    const pending = { optionIds, at: this.lastAt, was: this.saved.get(questionId) ?? [] };
    this.pending.set(questionId, pending);
    this.draft?.put(questionId, pending);
  }

  /** What the service has, and when it got it, where that is known. */
  know(saved: readonly TestAnswer[], savedAt = this.savedAt): void {
    this.savedAt = savedAt;
    this.saved = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  }

  /** These wait no longer, unless they were given anew meanwhile. */
  confirm(batch: Batch): void {
    for (const [questionId, sent] of batch) {
      if (this.pending.get(questionId) === sent) this.pending.delete(questionId);
      this.draft?.drop(questionId, sent.at);
    }
  }

  /** Lets go what the service has by now in a later or the same form. */
  merge(): void {
    const saved = [...this.saved].map(([questionId, optionIds]) => ({
      questionId,
      optionIds: [...optionIds],
    }));
    const left = stillPending(Object.fromEntries(this.pending), saved, this.savedAt);
    this.confirm(this.waiting.filter(([questionId]) => !left[questionId]));
    // of another tab, not sent yet: the service could not tell of it
    this.seeOthers(stillPending(this.draft?.read() ?? {}, saved, this.savedAt));
  }

  /** Lets go what waits and is not taken any more. Gives whether there was any. */
  fit(fit: FitChoices): boolean {
    if (!this.draft || !fitDraft(this.draft, fit)) return false;
    const left = this.draft.read();
    for (const [questionId, mine] of this.waiting) {
      const kept = left[questionId];
      if (!kept) this.pending.delete(questionId);
      else if (kept.at === mine.at) this.pending.set(questionId, kept);
    }
    return true;
  }

  /** Answers of another tab: that one sends them, here they are only shown. */
  seeOthers(others: Readonly<Record<string, Pending>>): void {
    for (const [questionId, theirs] of Object.entries(others)) {
      const mine = this.pending.get(questionId);
      if (mine && mine.at >= theirs.at) continue;
      this.saved.set(questionId, theirs.optionIds);
      if (mine && !sameChoice(mine.optionIds, theirs.optionIds)) this.pending.delete(questionId);
    }
  }

  /** Nothing goes any more; the draft keeps what did not go. */
  abandon(): void {
    this.pending.clear();
  }

  /** The test is sent: nothing is left to keep. */
  forget(): void {
    this.pending.clear();
    this.draft?.clear();
  }
}
