import type { SentAttempt } from '@/api/testing/queries';
import { formatNumber } from '@/lib/format/number';

type Scored = Pick<
  SentAttempt,
  'points' | 'pointsMultiplier' | 'availableErrorsCount' | 'correctAnswersCount' | 'questionsCount'
> & { questions: readonly Pick<SentAttempt['questions'][number], 'points'>[] };

/** «10 + 0 + 5 = 15, × 1,5 = 23»: why so many points, line by line. */
export function scoreWords(attempt: Scored): string {
  const { points, pointsMultiplier, availableErrorsCount, correctAnswersCount, questionsCount } = attempt;
  if (availableErrorsCount > 0) {
    const errors = questionsCount - correctAnswersCount;
    return `ошибок ${formatNumber(errors)}, можно ${formatNumber(availableErrorsCount)}`;
  }
  const earned = attempt.questions.map((question) => question.points ?? 0);
  const sum = earned.reduce((all, one) => all + one, 0);
  const parts = earned.filter((one) => one > 0).map(formatNumber);
  const added = parts.length > 1 ? `${parts.join(' + ')} = ${formatNumber(sum)}` : formatNumber(sum);
  return pointsMultiplier === 1 && Number.isInteger(sum)
    ? added
    : `${added}, × ${formatNumber(pointsMultiplier)} = ${formatNumber(points)}`;
}
