import { z } from 'zod';
import { fromMoscowLocal } from '../../domain/moscow-local';

/** Fields shared by the editors of tests and surveys. */
export const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);

export const whole = (most: number) =>
  z
    .string()
    .refine((typed) => /^([-−]?\d+)?$/.test(typed.trim()), 'Нужно целое число.')
    .refine((typed) => !/^[-−]\d+$/.test(typed.trim()), 'Не меньше 0.')
    .refine((typed) => Number(typed) <= most, `Не больше ${String(most)}.`);

/** Problem of a typed date and time, in Russian; null for a valid or an empty one. */
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

/** Whether the dates are in order; true while one is unfinished, which has its own message. */
export const isPeriod = ({ startDate, endDate }: Period): boolean => {
  const [start, end] = [fromMoscowLocal(startDate), fromMoscowLocal(endDate)];
  return !start || !end || start < end;
};

/** Adds the check of the dates' order to a form; its message is shown at the end date. */
export const beforeItsEnd = <T extends z.ZodType<Period>>(form: T) =>
  form.refine(isPeriod, { path: ['endDate'], message: 'Окончание раньше начала.' });
