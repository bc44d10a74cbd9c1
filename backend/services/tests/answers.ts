import type { TestAnswer } from '@/api/tests/schemas';
import type { SavedAnswer } from '../../db/schema/types';
import { ManyProblems } from '../../http/app-error';
import type { Question } from './find-test';

type Problem = ManyProblems['list'][number];

function problemsOf(answer: TestAnswer, at: number, byId: Map<string, Question>): Problem[] {
  const problem = (name: string, code: string, detail: string): Problem => ({
    code,
    detail,
    source: { pointer: `/data/attributes/answers/${String(at)}/${name}` },
  });
  const question = byId.get(answer.questionId);
  if (!question) return [problem('question_id', 'unknown-question', 'В этом тесте нет такого вопроса.')];
  if (question.type === 'single_choice' && new Set(answer.optionIds).size > 1) {
    return [problem('option_ids', 'one-option', 'На этот вопрос один ответ.')];
  }
  const known = new Set(question.options.map(({ id }) => id));
  return answer.optionIds.flatMap((id, place) =>
    known.has(id)
      ? []
      : [problem(`option_ids/${String(place)}`, 'unknown-option', 'У этого вопроса нет такого ответа.')],
  );
}

/** Throws 422 with every answer that names a foreign question or option, or two options where one is allowed. */
export function checkAnswers(questions: readonly Question[], answers: readonly TestAnswer[]): void {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const problems = answers.flatMap((answer, at) => problemsOf(answer, at, byId));
  if (problems.length > 0) throw new ManyProblems(422, problems);
}

/** Merges the given answers into the saved ones by question; an empty answer clears its question. */
export function mergeAnswers(saved: readonly SavedAnswer[], given: readonly TestAnswer[]): SavedAnswer[] {
  const merged = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  for (const { questionId, optionIds } of given) {
    if (optionIds.length > 0) merged.set(questionId, [...new Set(optionIds)]);
    else merged.delete(questionId);
  }
  return [...merged].map(([questionId, optionIds]) => ({ questionId, optionIds }));
}

const setOf = (ids: readonly string[] = []) => [...new Set(ids)].sort().join(' ');

/** Whether the given answers repeat the saved ones, as in a repeated request. */
export function sayTheSame(saved: readonly SavedAnswer[], given: readonly TestAnswer[]): boolean {
  const known = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  return given.every(({ questionId, optionIds }) => setOf(known.get(questionId)) === setOf(optionIds));
}
