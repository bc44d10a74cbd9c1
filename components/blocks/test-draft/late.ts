import type { TestForTaking } from '@/api/tests/queries';
import { formatDateTime } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { attemptOf } from './attempt-of';
import { sameChoice, stillPending, type PendingAnswers } from './draft';

type Closed = Pick<
  TestForTaking,
  'lockedBecause' | 'endDate' | 'lastResult' | 'answers' | 'answersSavedAt' | 'title'
>;

const LATE = [
  'ответ, отмеченный на этом устройстве, не дошёл вовремя и не засчитан',
  'ответа, отмеченные на этом устройстве, не дошли вовремя и не засчитаны',
  'ответов, отмеченных на этом устройстве, не дошли вовремя и не засчитаны',
] as const;

/**
 * Number of answers of an ended attempt that the service does not have as given here. Questions missing from the result
 * are not counted: a sending whose response was lost had all answers.
 */
export function lateCount(pending: PendingAnswers, attempt: string, test: Closed): number {
  if (attempt === attemptOf(test)) {
    return test.lockedBecause
      ? Object.keys(stillPending(pending, test.answers, test.answersSavedAt)).length
      : 0;
  }
  const scored = new Map(
    test.lastResult?.questions.map(({ questionId, chosenOptionIds }) => [questionId, chosenOptionIds]),
  );
  return Object.entries(pending).filter(([questionId, { optionIds }]) => {
    const chosen = scored.get(questionId);
    return chosen !== undefined && !sameChoice(chosen, optionIds);
  }).length;
}

function overWords({ lockedBecause, endDate, lastResult }: Closed): string {
  if (lockedBecause !== 'ended') return 'Тест уже отправлен: с другого устройства или из другой вкладки.';
  const when = endDate ? ` ${formatDateTime(endDate)}` : '';
  return lastResult ? `Ответы отправлены при закрытии теста${when}.` : `Тест закрылся${when}.`;
}

/** Explains why answers given here do not count: «Ответы отправлены при закрытии теста… 2 ответа… не засчитаны.» */
export const lateWords = (count: number, test: Closed): string =>
  `${overWords(test)} ${counted(count, LATE)}. Что сохранилось раньше, учтено.`;
