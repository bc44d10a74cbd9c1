import type { SurveyForTaking } from '@/api/surveys/queries';
import { formatDateTime, formatDay } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';

export type Lock = NonNullable<SurveyForTaking['lockedBecause']>;

type Facts = Pick<SurveyForTaking, 'startDate' | 'endDate' | 'submittedAt' | 'points'>;

/** Why the survey is closed, in words. */
export function lockWords(lock: Lock, survey: Facts, now: Date): { title: string; text: string } {
  switch (lock) {
    case 'not-started':
      return {
        title: `Опрос откроется ${formatDay(survey.startDate, now)}`,
        text: `Ответить можно будет с ${formatDateTime(survey.startDate)}.`,
      };
    case 'ended':
      return {
        title: 'Опрос закрыт',
        text: `Ответить на него можно было до ${formatDateTime(survey.endDate)}.`,
      };
    case 'done':
      return {
        title: `Опрос пройден ${formatDay(survey.submittedAt, now)}`,
        text: survey.points
          ? `Спасибо! За ответы начислено ${points(survey.points)}. Изменить их уже нельзя.`
          : 'Спасибо! Изменить ответы уже нельзя.',
      };
  }
}

/** «Осталось ответить на 2 вопроса» */
export function missingWords(count: number): string {
  return `Осталось ответить на ${String(count)} ${plural(count, ['вопрос', 'вопроса', 'вопросов'])}`;
}

/** Hint on how to answer. */
export function hintOf({ type, ownAnswerAllowed, options }: SurveyForTaking['questions'][number]): string {
  if (options.length === 0) return 'Напишите своими словами';
  const choose = type === 'single_choice' ? 'Выберите один ответ' : 'Выберите один или несколько ответов';
  return ownAnswerAllowed ? `${choose} или напишите свой` : choose;
}
