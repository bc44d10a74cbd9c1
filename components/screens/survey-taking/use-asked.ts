import { useMemo, useState } from 'react';
import type { SurveyForTaking } from '@/api/surveys/queries';
import {
  askedQuestions,
  isAnswered,
  missingQuestions,
  type Survey,
  type SurveyAnswer,
} from '@/lib/domain/surveys';
import { plural } from '@/lib/format/plural';

type Question = SurveyForTaking['questions'][number];

/** «Появился вопрос: …»; '' when no question was added or removed. */
export function appearedWords(before: readonly Question[], now: readonly Question[]): string {
  const came = now.filter(({ id }) => !before.some((one) => one.id === id));
  const [first] = came;
  if (first && came.length === 1) return `Появился вопрос: ${first.text}`;
  if (came.length > 1)
    return `Появилось ${String(came.length)} ${plural(came.length, ['вопрос', 'вопроса', 'вопросов'])}`;
  return now.length < before.length ? `Вопросов осталось: ${String(now.length)}` : '';
}

/** The questions asked so far, the required ones without an answer, and what is announced when a question appears. */
export function useAsked(survey: Survey<Question>, answers: readonly SurveyAnswer[]) {
  const asked = useMemo(() => askedQuestions(survey, answers), [survey, answers]);
  const [announced, setAnnounced] = useState({ asked, appeared: '' });
  const isSame =
    announced.asked.length === asked.length && announced.asked.every(({ id }, at) => asked[at]?.id === id);
  if (!isSame) setAnnounced({ asked, appeared: appearedWords(announced.asked, asked) });
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return {
    asked,
    missing: missingQuestions(survey, answers).map(({ id }) => id),
    answered: asked.filter(({ id }) => isAnswered(given.get(id))).length,
    appeared: announced.appeared,
  };
}
