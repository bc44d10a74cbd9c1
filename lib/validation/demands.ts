import { z } from 'zod';
import { messages } from './messages';

/** A requirement of a value, and the message when it is not met. */
export type Demand = readonly [met: (value: string) => boolean, message: string];

export interface FieldOptions {
  /** Label of the field, quoted in its messages. */
  field?: string;
}
export interface TextOptions extends FieldOptions {
  min?: number;
  /** Characters; 255 by default. */
  max?: number;
}

interface DemandOptions extends TextOptions {
  /** Message when there is no text. */
  missing?: string;
  /** Normalises the value before the checks; trims by default. */
  tidy?: (value: string) => string;
}

/** Message of a wrong type: 'required' for absent and `null`, 'wrong' for anything else. */
export function typeError(field: string | undefined) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? messages.required(field) : messages.wrongType(field);
}

/**
 * A string that meets all requirements after `tidy`; only the first violation is reported. Zod's `abort` would do the
 * same, but also skip rules that compare two fields while a third is invalid.
 */
export function demanding(
  demands: readonly Demand[],
  { field, min = 1, max, missing, tidy = (value) => value.trim() }: DemandOptions,
) {
  return z
    .string({ error: missing ?? typeError(field) })
    .overwrite(tidy)
    .superRefine((value, context) => {
      const broken = demands.find(([met]) => !met(value));
      if (broken) context.addIssue({ code: 'custom', message: broken[1] });
    })
    .meta({ minLength: min, ...(max === undefined ? {} : { maxLength: max }) });
}
