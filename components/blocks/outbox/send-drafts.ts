import { CallError, messageOf } from '@/api/core/call-error';
import { keepAnswers, type TestForTaking } from '@/api/tests/queries';
import { attemptOf } from '../test-draft/attempt-of';
import {
  refuseDraft,
  stillPending,
  storedDraft,
  waitingDrafts,
  type WaitingDraft,
} from '../test-draft/draft';
import { isOthersSession } from './send-or-keep';

/** The same answers by the same rule as on the test's own page, which need not be open. */
async function sendDraft(userId: string, draft: WaitingDraft, test: TestForTaking): Promise<boolean> {
  // opening the draft of the attempt that is open throws away those of attempts that are over
  const kept = storedDraft({ userId, testId: draft.testId, attempt: attemptOf(test) });
  if (attemptOf(test) !== draft.attempt) return false;
  const pending = stillPending(draft.pending, test.answers, test.answersSavedAt);
  const answers = Object.entries(pending).map(([questionId, { optionIds }]) => ({
    questionId,
    optionIds: [...optionIds],
  }));
  if (answers.length > 0) await keepAnswers(test, answers);
  for (const [questionId, { at }] of Object.entries(draft.pending)) kept.drop(questionId, at);
  return answers.length > 0;
}

/** Sends answers that wait on this device. Gives how many tests they were of; rejects where the rest must wait. */
export async function sendDrafts(
  userId: string,
  loadTest: (id: string) => Promise<TestForTaking>,
): Promise<number> {
  let sent = 0;
  for (const draft of waitingDrafts(userId)) {
    if (draft.problem !== undefined) continue;
    try {
      if (await sendDraft(userId, draft, await loadTest(draft.testId))) sent += 1;
    } catch (error) {
      // gone, closed or changed: said beside the answers, and its own page tells more
      const refused = error instanceof CallError && [403, 404, 409, 422].includes(error.status);
      if (!refused || isOthersSession(error)) throw error;
      refuseDraft(userId, draft, messageOf(error));
    }
  }
  return sent;
}
