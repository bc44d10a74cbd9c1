import type { z } from 'zod';

/** Russian messages for schemas without their own, as zod's are English. Code that parses passes this function. */
export function russian(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Заполните поле.' : 'Неверный тип значения.';
    case 'too_big':
      return `Не больше ${String(issue.maximum)}.`;
    case 'too_small':
      return `Не меньше ${String(issue.minimum)}.`;
    case 'unrecognized_keys':
      return 'Неизвестное имя.';
    case 'invalid_format':
      return 'Неверный формат.';
    default:
      return 'Недопустимое значение.';
  }
}
