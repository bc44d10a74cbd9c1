import { z } from 'zod';
import { fromMoscowLocal } from '../../domain/moscow-local';

/** Fields that the editors of tests and surveys have in common. */
export const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);

export const whole = (most: number) =>
  z
    .string()
    .refine((typed) => /^([-−]?\d+)?$/.test(typed.trim()), 'Нужно целое число.')
    .refine((typed) => !/^[-−]\d+$/.test(typed.trim()), 'Не меньше 0.')
    .refine((typed) => Number(typed) <= most, `Не больше ${String(most)}.`);

/** What is wrong with a moment as it was typed; null for none and for nothing. */
export function momentProblem(typed: string): string | null {
  if (typed === '' || fromMoscowLocal(typed)) return null;
  const [day = '', time = ''] = typed.split('T');
  if (day === '') return 'Укажите дату.';
  if (/^\d{2}\.\d{2}\.\d{4}$/.test(day)) return 'Такой даты нет.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'Допишите дату.';
  if (time === '') return 'Укажите время.';
  return /^\d{2}:\d{2}$/.test(time) ? 'Такого времени нет.' : 'Допишите время.';
}

export const day = z.string().superRefine((typed, context) => {
  const message = momentProblem(typed);
  if (message) context.addIssue({ code: 'custom', message });
});

interface Period {
  startDate: string;
  endDate: string;
}

/** Said of two whole moments alone: an unfinished one says so itself. */
export const isPeriod = ({ startDate, endDate }: Period): boolean => {
  const [start, end] = [fromMoscowLocal(startDate), fromMoscowLocal(endDate)];
  return !start || !end || start < end;
};

/** An end that comes before its beginning stands at the end. */
export const beforeItsEnd = <T extends z.ZodType<Period>>(form: T) =>
  form.refine(isPeriod, { path: ['endDate'], message: 'Окончание раньше начала.' });
