import { problemWords, type AuthoredProblem } from '@/lib/domain/authored-problems';

/** «Вопрос 3: отметьте верный ответ.»: what a test lacks, question by question, in the order of the page. */
export function gateWords(
  what: string,
  hasTitle: boolean,
  hasMark: boolean,
  problems: readonly AuthoredProblem[],
): string[] {
  const head = [...(hasTitle ? [] : [`Назовите ${what}.`]), ...(hasMark ? [] : ['Выберите бренд.'])];
  return [...head, ...problems.map(problemWords)];
}
