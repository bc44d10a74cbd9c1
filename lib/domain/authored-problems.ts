/** Why an authored item cannot be published yet. */
export interface AuthoredProblem {
  /** Path of the field on the wire, in camelCase: `questions/2/options/1/text`. */
  pointer: string;
  code: string;
  text: string;
}

/** «Вопрос 3, ответ 1: напишите ответ…»: text of a problem shown away from its field. */
export function problemWords({ pointer, text }: Pick<AuthoredProblem, 'pointer' | 'text'>): string {
  const [, question, option] = /questions\/(\d+)(?:\/options\/(\d+))?/.exec(pointer) ?? [];
  if (question === undefined) return text;
  const place = `Вопрос ${String(Number(question) + 1)}`;
  const words = text.charAt(0).toLowerCase() + text.slice(1);
  return option === undefined
    ? `${place}: ${words}`
    : `${place}, ответ ${String(Number(option) + 1)}: ${words}`;
}

interface Worded {
  text: string;
  options: readonly { text: string; image: object | null }[];
}

/** Answer text as compared: trimmed, spaces collapsed, case ignored. */
const sameText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

export function wordsProblems({ text }: Pick<Worded, 'text'>, at: string): AuthoredProblem[] {
  return text.trim() ? [] : [{ pointer: `${at}/text`, code: 'question-empty', text: 'Напишите вопрос.' }];
}

/** Problems of a question's options: each needs text or a picture, and no two may have the same text. */
export function optionProblems({ options }: Pick<Worded, 'options'>, at: string): AuthoredProblem[] {
  const seen = new Map<string, number>();
  return options.flatMap(({ text, image }, nth) => {
    const pointer = `${at}/options/${String(nth)}/text`;
    const key = sameText(text);
    if (key === '')
      return image ? [] : [{ pointer, code: 'option-empty', text: 'Напишите ответ или приложите картинку.' }];
    const first = seen.get(key);
    if (first !== undefined)
      return [{ pointer, code: 'option-repeated', text: `Такой ответ уже есть: № ${String(first + 1)}.` }];
    seen.set(key, nth);
    return [];
  });
}

export function emptyProblems({ questions }: { questions: readonly unknown[] }): AuthoredProblem[] {
  const text = 'Добавьте хотя бы один вопрос.';
  return questions.length === 0 ? [{ pointer: 'questions', code: 'no-questions', text }] : [];
}

/** Problems of the dates: the end must be after the start, in the future and after the item is published. */
export function dateProblems(
  { startDate, endDate, dueAt = null }: { startDate: Date | null; endDate: Date | null; dueAt?: Date | null },
  now: Date,
): AuthoredProblem[] {
  if (!endDate) return [];
  const wrong = (code: string, text: string) => [{ pointer: 'endDate', code, text }];
  if (startDate && endDate <= startDate) return wrong('ends-before-start', 'Окончание раньше начала.');
  if (endDate <= now) return wrong('already-over', 'Окончание уже прошло: пройти никто не сможет.');
  if (!dueAt || dueAt < endDate) return [];
  return [
    { pointer: 'dueAt', code: 'out-after-end', text: 'Выход позже окончания: пройти никто не сможет.' },
  ];
}
