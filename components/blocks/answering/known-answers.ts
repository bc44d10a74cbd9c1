import type { TestAnswer } from '@/api/tests/schemas';
import { sameChoice, stillPending, type Draft, type Pending } from '@/components/blocks/test-draft/draft';
import { fitDraft } from '@/components/blocks/test-draft/fit-draft';
import type { FitChoices } from '@/lib/domain/surveys';

type Batch = readonly (readonly [string, Pending])[];

/** Answers by question: those of the service, overlaid with those that this device has given since. */
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

  /** Answers that were given here and are not confirmed yet. */
  get waiting(): Batch {
    return [...this.pending];
  }

  /** Answers that the service may lack: unconfirmed ones, and the draft's, of another tab or an earlier page. */
  get unconfirmed(): TestAnswer[] {
    const left = new Map(Object.entries(this.draft?.read() ?? {}));
    for (const [id, mine] of this.pending) if (mine.at >= (left.get(id)?.at ?? 0)) left.set(id, mine);
    return [...left].map(([questionId, { optionIds }]) => ({ questionId, optionIds: [...optionIds] }));
  }

  /** An object that is replaced whenever the service reports its answers. */
  get version(): object {
    return this.saved;
  }

  /** Answers as the page shows them. */
  get shown(): Record<string, readonly string[]> {
    const given = this.waiting.map(([id, { optionIds }]) => [id, optionIds] as const);
    return Object.fromEntries([...this.saved, ...given]);
  }

  /** Stores unconfirmed answers in the draft from now on; answers already in the draft become unconfirmed again. */
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

  /** Takes the answers that the service has and, where known, the time when it saved them. */
  know(saved: readonly TestAnswer[], savedAt = this.savedAt): void {
    this.savedAt = savedAt;
    this.saved = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  }

  /** Marks the answers of a request as confirmed, except those that were changed since. */
  confirm(batch: Batch): void {
    for (const [questionId, sent] of batch) {
      if (this.pending.get(questionId) === sent) this.pending.delete(questionId);
      this.draft?.drop(questionId, sent.at);
    }
  }

  /** Drops unconfirmed answers for which the service has the same or a later choice. */
  merge(): void {
    const saved = [...this.saved].map(([questionId, optionIds]) => ({
      questionId,
      optionIds: [...optionIds],
    }));
    const left = stillPending(Object.fromEntries(this.pending), saved, this.savedAt);
    this.confirm(this.waiting.filter(([questionId]) => !left[questionId]));
    // answers of another tab that are not sent yet are missing in the service's list
    this.seeOthers(stillPending(this.draft?.read() ?? {}, saved, this.savedAt));
  }

  /** Drops unconfirmed choices that the questions no longer accept. Returns whether there were any. */
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

  /** Shows the answers of another tab; that tab sends them itself. */
  seeOthers(others: Readonly<Record<string, Pending>>): void {
    for (const [questionId, theirs] of Object.entries(others)) {
      const mine = this.pending.get(questionId);
      if (mine && mine.at >= theirs.at) continue;
      this.saved.set(questionId, theirs.optionIds);
      if (mine && !sameChoice(mine.optionIds, theirs.optionIds)) this.pending.delete(questionId);
    }
  }

  /** Stops sending; the draft keeps the answers that were not sent. */
  abandon(): void {
    this.pending.clear();
  }

  /** Deletes the unconfirmed answers and the draft, after the test was sent. */
  forget(): void {
    this.pending.clear();
    this.draft?.clear();
  }
}
