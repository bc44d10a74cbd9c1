import { z } from 'zod';

/** Fields that the editors of tests and surveys have in common. */
export const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);

export const whole = (most: number) =>
  z
    .string()
    .refine((typed) => /^([-−]?\d+)?$/.test(typed.trim()), 'Нужно целое число.')
    .refine((typed) => !/^[-−]\d+$/.test(typed.trim()), 'Не меньше 0.')
    .refine((typed) => Number(typed) <= most, `Не больше ${String(most)}.`);

export const day = z
  .string()
  .refine((typed) => typed === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed), 'Допишите дату и время.');

/** An end that comes before its beginning stands at the end. */
export const beforeItsEnd = <T extends z.ZodType<{ startDate: string; endDate: string }>>(form: T) =>
  form.refine(({ startDate, endDate }) => !startDate || !endDate || startDate < endDate, {
    path: ['endDate'],
    message: 'Окончание раньше начала.',
  });
