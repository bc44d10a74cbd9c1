import { CallError, messageOf } from '@/api/core/call-error';
import type { TestAnswer } from '@/api/tests/schemas';
import { toast } from '@/components/ui/toast/toast-store';
import { counted } from '@/lib/format/number';
import {
  refuseDraft,
  stillPending,
  storedDraft,
  waitingDrafts,
  type Draft,
  type Drafted,
  type WaitingDraft,
} from '../test-draft/draft';
import { isOthersSession } from './send-or-keep';

/** Data of a test or a survey that sending its answers needs. */
export interface Answered {
  /** The current attempt: answers of any other are obsolete. */
  attempt: string;
  answers: readonly TestAnswer[];
  answersSavedAt: string | null;
  /** Drops answers that the current questions do not accept. */
  fit?: (draft: Draft) => void;
  keep: (answers: TestAnswer[]) => Promise<unknown>;
  /** Reason why answers of an ended attempt do not count; null when none was lost. */
  late?: (draft: WaitingDraft) => string | null;
}

export type LoadAnswered = Readonly<Record<Drafted, (id: string) => Promise<Answered>>>;

/** Lifetime of a toast about lost answers. */
const LOSS_TOAST_MS = 30_000;

/** Sends one draft's answers by the rule of their own page, which need not be open. */
async function sendDraft(userId: string, draft: WaitingDraft, now: Answered): Promise<boolean> {
  const { kind, id } = draft;
  // opening the draft of the current attempt deletes drafts of ended attempts
  const kept = storedDraft({ kind, userId, id, attempt: now.attempt });
  if (now.attempt !== draft.attempt) {
    const late = now.late?.(draft);
    if (late) toast({ text: late, kind: 'bad', life: LOSS_TOAST_MS });
    return false;
  }
  now.fit?.(kept);
  const pending = stillPending(kept.read(), now.answers, now.answersSavedAt);
  const answers = Object.entries(pending).map(([questionId, { optionIds }]) => ({
    questionId,
    optionIds: [...optionIds],
  }));
  if (answers.length > 0) await now.keep(answers);
  for (const [questionId, { at }] of Object.entries(draft.pending)) kept.drop(questionId, at);
  return answers.length > 0;
}

const LATE = [
  'ответ не дошёл вовремя и не засчитан',
  'ответа не дошли вовремя и не засчитаны',
  'ответов не дошли вовремя и не засчитаны',
] as const;

/** Discards answers that missed the end of the programme or of its test, which is the same second for everyone. */
function giveUp(userId: string, draft: WaitingDraft, why: string): void {
  const late = counted(Object.keys(draft.pending).length, LATE);
  const test = draft.title === undefined ? 'Тест программы' : `Тест «${draft.title}»`;
  toast({
    text: `${why} ${test}: ${late}. Что сохранилось раньше, учтено.`,
    kind: 'bad',
    life: LOSS_TOAST_MS,
  });
  refuseDraft(userId, draft, null);
}

/** Message of a refusal because the end has passed; null for any other refusal. */
function lastSecond({ kind }: WaitingDraft, error: unknown): string | null {
  if (kind !== 'programme-test' || !(error instanceof CallError)) return null;
  if (error.status === 418 && error.code === 'invalid-date') return 'Программа завершилась.';
  return error.code === 'test-locked' && error.problems[0]?.meta?.reason === 'ended' ? error.message : null;
}

/**
 * Sends answers waiting on this device. Returns the number of their tests and surveys; rejects when the others must
 * wait.
 */
export async function sendDrafts(userId: string, load: LoadAnswered): Promise<number> {
  let sent = 0;
  for (const draft of waitingDrafts(userId)) {
    if (draft.problem !== undefined) continue;
    try {
      if (await sendDraft(userId, draft, await load[draft.kind](draft.id))) sent += 1;
    } catch (error) {
      const past = lastSecond(draft, error);
      if (past !== null) {
        giveUp(userId, draft, past);
        continue;
      }
      // missing, closed or changed, or the programme is over: shown beside the answers, and explained on their
      // own page
      const refused = error instanceof CallError && [403, 404, 409, 418, 422].includes(error.status);
      if (!refused || isOthersSession(error)) throw error;
      refuseDraft(userId, draft, messageOf(error));
    }
  }
  return sent;
}
