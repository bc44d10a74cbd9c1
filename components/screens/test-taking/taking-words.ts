import type { TestForTaking } from '@/api/tests/queries';
import { repeatAfter } from '@/lib/domain/repeat';
import { formatDay } from '@/lib/format/date';
import { formatNumber, pointsGenitive } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';

const TIMES = ['', 'одного раза', 'двух раз', 'трёх раз', 'четырёх раз', 'пяти раз'] as const;

/** «не больше двух раз» */
export function timesAtMost(count: number): string {
  return `не больше ${TIMES[count] ?? `${formatNumber(count)} раз`}`;
}

/** Number of errors that an express test allows, in words; null for a plain test. */
export function expressTerms(allowed: number): string | null {
  if (allowed <= 0) return null;
  return `Экспресс-тренинг: ошибиться можно ${timesAtMost(allowed)}, тогда начислим все баллы. Ошибок больше — баллов не будет.`;
}

/** How many may be chosen, and what a wrong choice costs where points depend on it. */
export function choiceWords(
  type: 'single_choice' | 'multiple_choice',
  {
    maxPoints,
    availableErrorsCount,
    multipleChoiceScoring,
  }: Pick<TestForTaking, 'maxPoints' | 'availableErrorsCount' | 'multipleChoiceScoring'>,
): string {
  if (type === 'single_choice') return 'Выберите один ответ';
  const every = 'Выберите все верные ответы';
  if (maxPoints === 0 || availableErrorsCount > 0) return every;
  return multipleChoiceScoring === 'all-or-nothing'
    ? `${every}: баллы — только за полностью верный выбор`
    : `${every}: за неверные баллы вычитаются`;
}

/** Points and allowed errors of the test, in one line for a phone. */
export function leadWords(test: { maxPoints: number; availableErrorsCount: number }): string {
  const terms = expressTerms(test.availableErrorsCount);
  const pays = test.maxPoints > 0 ? `До ${pointsGenitive(test.maxPoints)}. ` : '';
  return pays + (terms ?? 'Ответы сохраняются сами: к тесту можно вернуться позже.');
}

/** Numbers of questions in words: «4», «4 и 7», «2, 4 и 7». */
export function listNumbers(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  if (last === undefined) return '';
  return numbers.length === 1 ? String(last) : `${numbers.slice(0, -1).join(', ')} и ${String(last)}`;
}

interface Attempt {
  maxPoints: number;
  /** Above 0: an express test, which pays all or nothing. */
  availableErrorsCount?: number;
  /** When the test closes. */
  endDate?: string | null;
}

/** Words about another attempt: after a paid attempt there is none, after an unpaid one there is from a certain day. */
function attemptWords({ maxPoints, availableErrorsCount = 0, endDate }: Attempt, now: Date): string {
  const again = repeatAfter({ points: 0, most: maxPoints, now });
  if (!again) return '';
  if (endDate && again >= new Date(endDate)) return ' Баллы начисляются один раз, второй попытки не будет.';
  if (availableErrorsCount > 0) return ` Не получится — повторите с ${formatDay(again, now)}.`;
  // an attempt with any points is paid, and a paid attempt is not repeated
  return ` Баллы начисляются один раз. Не наберёте ни одного — повторите с ${formatDay(again, now)}.`;
}

/** Words before sending: unanswered questions, that answers can't be changed afterwards, and another attempt. */
export function confirmWords(unanswered: readonly number[], total: number, test: Attempt, now: Date): string {
  const last = `После отправки изменить ответы нельзя.${attemptWords(test, now)}`;
  if (unanswered.length === 0) return `Вы ответили на все вопросы. ${last}`;
  if (unanswered.length === total) return `Вы не ответили ни на один вопрос. ${last}`;
  const count = unanswered.length;
  const missed = `${plural(count, ['Остался', 'Осталось', 'Осталось'])} без ответа ${String(count)} ${plural(count, ['вопрос', 'вопроса', 'вопросов'])}: ${listNumbers(unanswered)}.`;
  return `${missed} ${plural(count, ['Он засчитается', 'Они засчитаются', 'Они засчитаются'])} как ${plural(count, ['ошибка', 'ошибки', 'ошибки'])}. ${last}`;
}
