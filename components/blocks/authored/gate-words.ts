import type { AuthoredProblem } from '@/lib/domain/authored-problems';

/** «Вопрос 3: отметьте верный ответ.»: what a test lacks, question by question, in the order of the page. */
export function gateWords(
  what: string,
  hasTitle: boolean,
  hasMark: boolean,
  problems: readonly AuthoredProblem[],
): string[] {
  const head = [...(hasTitle ? [] : [`Назовите ${what}.`]), ...(hasMark ? [] : ['Выберите бренд.'])];
  const rest = problems.map(({ pointer, text }) => {
    const [, question, option] = /^questions\/(\d+)(?:\/options\/(\d+))?/.exec(pointer) ?? [];
    if (question === undefined) return text;
    const place = `Вопрос ${String(Number(question) + 1)}`;
    const words = text.charAt(0).toLowerCase() + text.slice(1);
    return option === undefined
      ? `${place}: ${words}`
      : `${place}, ответ ${String(Number(option) + 1)}: ${words}`;
  });
  return [...head, ...rest];
}
