import { isAnswered, type SurveyAnswer } from '@/lib/domain/surveys';
import type { SavedSurveyAnswer, StoredSurveyQuestion } from '../../db/schema/types';
import { ManyProblems } from '../../http/app-error';

type Problem = ManyProblems['list'][number];

function problemsOf(
  answer: SurveyAnswer,
  at: number,
  byId: ReadonlyMap<string, StoredSurveyQuestion>,
): Problem[] {
  const problem = (name: string, code: string, detail: string): Problem => ({
    code,
    detail,
    source: { pointer: `/data/attributes/answers/${String(at)}/${name}` },
  });
  const question = byId.get(answer.questionId);
  if (!question) return [problem('question_id', 'unknown-question', 'В этом опросе нет такого вопроса.')];
  const known = new Set(question.options.map(({ id }) => id));
  const foreign = answer.optionIds.flatMap((id, place) =>
    known.has(id)
      ? []
      : [problem(`option_ids/${String(place)}`, 'unknown-option', 'У этого вопроса нет такого ответа.')],
  );
  const own = answer.ownAnswer !== '';
  const count = new Set(answer.optionIds).size + (own ? 1 : 0);
  return [
    ...foreign,
    ...(question.type === 'single_choice' && count > 1
      ? [problem('option_ids', 'one-option', 'На этот вопрос один ответ.')]
      : []),
    ...(own && !question.ownAnswerAllowed
      ? [problem('own_answer', 'own-answer', 'Своего ответа у этого вопроса нет.')]
      : []),
  ];
}

/** Throws 422 with every answer that names a foreign question or option, or exceeds what its question allows. */
export function checkAnswers(
  questions: readonly StoredSurveyQuestion[],
  answers: readonly SurveyAnswer[],
): void {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const problems = answers.flatMap((answer, at) => problemsOf(answer, at, byId));
  if (problems.length > 0) throw new ManyProblems(422, problems);
}

/** Merges the given answers into the saved ones by question; an empty answer clears its question. */
export function mergeAnswers(
  saved: readonly SavedSurveyAnswer[],
  given: readonly SurveyAnswer[],
): SavedSurveyAnswer[] {
  const merged = new Map(saved.map((answer) => [answer.questionId, answer]));
  for (const { questionId, optionIds, ownAnswer } of given) {
    const answer = { questionId, optionIds: [...new Set(optionIds)], ownAnswer };
    if (isAnswered(answer)) merged.set(questionId, answer);
    else merged.delete(questionId);
  }
  return [...merged.values()];
}

const sayingOf = (answer: Pick<SurveyAnswer, 'optionIds' | 'ownAnswer'> | undefined) =>
  answer ? `${[...new Set(answer.optionIds)].sort().join(' ')} ${answer.ownAnswer}` : ' ';

/** Whether the given answers repeat the sent ones, as in a repeated request; empty ones repeat only empty ones. */
export function sayTheSame(
  sent: readonly SavedSurveyAnswer[],
  asked: readonly string[],
  given: readonly SurveyAnswer[],
): boolean {
  const known = new Map(sent.map((answer) => [answer.questionId, answer]));
  // answers to questions that were not asked were dropped when the survey was sent
  const counting = given.filter(({ questionId }) => asked.includes(questionId));
  if (counting.length === 0) return sent.length === 0;
  return counting.every((answer) => sayingOf(known.get(answer.questionId)) === sayingOf(answer));
}
