import { problemWords, type AuthoredProblem } from '@/lib/domain/authored-problems';

/** Problems that block publication, in the order of the page: «Вопрос 3: отметьте верный ответ.» */
export function gateWords(
  what: string,
  hasTitle: boolean,
  hasMark: boolean,
  problems: readonly AuthoredProblem[],
): string[] {
  const head = [...(hasTitle ? [] : [`Назовите ${what}.`]), ...(hasMark ? [] : ['Выберите бренд.'])];
  return [...head, ...problems.map(problemWords)];
}
