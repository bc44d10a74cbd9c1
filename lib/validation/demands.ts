import { z } from 'zod';
import { messages } from './messages';

/** One thing a value must meet, and what is said when it doesn't. */
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
  /** Said when there is no text at all. */
  missing?: string;
  /** Done to the value before it is looked at; trimming by default. */
  tidy?: (value: string) => string;
}

/** Absent and `null` are 'required', anything else of a wrong type is 'wrong'. */
export function typeError(field: string | undefined) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? messages.required(field) : messages.wrongType(field);
}

/**
 * A string that meets the demands, after `tidy`; the first one broken is the field's only message. Zod's own `abort`
 * would do the same but silence rules that compare two fields while a third is still wrong.
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
