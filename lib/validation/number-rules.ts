import { z } from 'zod';
import { formatNumber } from '../format/number';
import { messages } from './messages';
import type { FieldOptions } from './demands';

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

/** A whole number, as a number or as digits of a text field (spaces between groups are allowed). */
export function wholeNumber({ field, min, max }: NumberOptions = {}) {
  return z
    .union([z.string(), z.number()], {
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? messages.required(field)
          : messages.wholeNumber(field),
    })
    .transform((value, context) => {
      const problem = wrong(value, { field, min, max });
      if (problem === null) return toNumber(value);
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
}

/** A whole number, or null for an empty field. One schema, not a union: a union hides the messages of its members. */
export function optionalWholeNumber({ field, min, max }: NumberOptions = {}) {
  return z
    .union([z.string(), z.number(), z.null()], { error: messages.wholeNumber(field) })
    .transform((value, context) => {
      if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
      const problem = wrong(value, { field, min, max });
      if (problem === null) return toNumber(value);
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
}

function toNumber(value: string | number): number {
  if (typeof value === 'number') return value;
  const written = value.replace(/\s/g, '').replace(/^−/, '-');
  return /^-?\d+$/.test(written) ? Number(written) : Number.NaN;
}

function wrong(value: string | number, { field, min, max }: NumberOptions): string | null {
  if (typeof value === 'string' && value.trim() === '') return messages.required(field);
  const number = toNumber(value);
  if (!Number.isSafeInteger(number)) return messages.wholeNumber(field);
  if (min !== undefined && number < min) return messages.minValue(field, formatNumber(min));
  if (max !== undefined && number > max) return messages.maxValue(field, formatNumber(max));
  return null;
}
