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

/** A test or a survey as far as its answers go. */
export interface Answered {
  /** Which attempt it is: answers of another are over. */
  attempt: string;
  answers: readonly TestAnswer[];
  answersSavedAt: string | null;
  /** Lets go what its questions of today do not take. */
  fit?: (draft: Draft) => void;
  keep: (answers: TestAnswer[]) => Promise<unknown>;
  /** Why answers of an attempt that is over count for nothing; null where none was lost. */
  late?: (draft: WaitingDraft) => string | null;
}

export type LoadAnswered = Readonly<Record<Drafted, (id: string) => Promise<Answered>>>;

/** How long a toast about lost answers is shown. */
const LOSS_TOAST_MS = 30_000;

/** The same answers by the same rule as on their own page, which need not be open. */
async function sendDraft(userId: string, draft: WaitingDraft, now: Answered): Promise<boolean> {
  const { kind, id } = draft;
  // opening the draft of the attempt that is open throws away those of attempts that are over
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

/** The programme, or a test of it, closed for everyone at one second: what had not come by then waits no more. */
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

/** What the services say of a last second that is past; null for any other refusal. */
function lastSecond({ kind }: WaitingDraft, error: unknown): string | null {
  if (kind !== 'programme-test' || !(error instanceof CallError)) return null;
  if (error.status === 418 && error.code === 'invalid-date') return 'Программа завершилась.';
  return error.code === 'test-locked' && error.problems[0]?.meta?.reason === 'ended' ? error.message : null;
}

/** Sends answers that wait on this device. Gives how many tests and surveys they were of; rejects where the rest must wait. */
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
      // gone, closed or changed, the programme over: said beside the answers, and its own page tells more
      const refused = error instanceof CallError && [403, 404, 409, 418, 422].includes(error.status);
      if (!refused || isOthersSession(error)) throw error;
      refuseDraft(userId, draft, messageOf(error));
    }
  }
  return sent;
}
