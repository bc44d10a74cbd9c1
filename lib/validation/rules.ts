import { z } from 'zod';
import { tidy } from './checks';
import { messages } from './messages';

/** Default limit of every text field (specification, section 5). */
export const DEFAULT_MAX_LENGTH = 255;

export interface FieldOptions {
  /** Label of the field, quoted in its messages. */
  field?: string;
}
export interface TextOptions extends FieldOptions {
  min?: number;
  /** Characters; 255 unless told. */
  max?: number;
}

const stop = true; // the first broken rule is the one message of the field

/** Absent and `null` are 'required', anything else of a wrong type is 'wrong'. */
export function typeError(field: string | undefined) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? messages.required(field) : messages.wrongType(field);
}

/** Required text, trimmed, at most `max` characters. Give it further `.regex(…)` or `.refine(…)`. */
export function text({ field, min = 1, max = DEFAULT_MAX_LENGTH }: TextOptions = {}) {
  const base = z
    .string({ error: typeError(field) })
    .trim()
    .min(1, { error: messages.required(field), abort: stop })
    .max(max, { error: messages.maxLength(field, max), abort: stop });
  return min > 1 ? base.min(min, { error: messages.minLength(field, min), abort: stop }) : base;
}

/** Any text rule made optional: blank, absent and null give null; the rest must follow the rule. */
export function optional<S extends z.ZodType<unknown, string>>(rule: S) {
  return z
    .string({ error: typeError(undefined) })
    .nullish()
    .transform((value) => (value?.trim() ? value : null))
    .pipe(rule.nullable());
}

/** Several lines: control characters are refused, more than one empty line in a row is joined. */
export function longText({ field, min = 1, max = 500 }: TextOptions = {}) {
  return z
    .string({ error: typeError(field) })
    .overwrite((value) => value.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n').trim())
    .min(1, { error: messages.required(field), abort: stop })
    .min(min, { error: messages.minLength(field, min), abort: stop })
    .max(max, { error: messages.maxLength(field, max), abort: stop })
    .refine((value) => !hasControl(value), { error: messages.textControl(field) });
}

function hasControl(value: string): boolean {
  return [...value].some((letter) => (letter < ' ' && letter !== '\n' && letter !== '\t') || letter === '\u007f');
}

/** One line of a person's own words: runs of spaces are joined. */
export function line(options: TextOptions = {}) {
  return text(options)
    .overwrite(tidy)
    .refine((value) => !hasControl(value), { error: messages.textControl(options.field) });
}

export function digits(options: TextOptions = {}) {
  return text(options).regex(/^\d+$/, { error: messages.digits(options.field) });
}

/** Trimmed and lower-cased, as accounts are compared. */
export function email(options: TextOptions = {}) {
  return text(options).toLowerCase().regex(z.regexes.email, { error: messages.email(options.field) });
}

/** An absolute http(s) address. */
export function url(options: TextOptions = {}) {
  return text({ max: 2048, ...options }).refine(isWebAddress, { error: messages.url(options.field) });
}

function isWebAddress(value: string): boolean {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.');
}

/** A box that must be ticked. */
export function checked({ field, message }: FieldOptions & { message?: string } = {}) {
  const error = message ?? messages.checked(field);
  return z.boolean({ error }).refine((value) => value === true, { error });
}

/** The id of a chosen row; a select with nothing chosen gives an empty string. */
export function chosen({ field, max = 40 }: TextOptions = {}) {
  return z
    .string({ error: messages.choose(field) })
    .trim()
    .min(1, { error: messages.choose(field), abort: stop })
    .max(max, { error: messages.wrongType(field) });
}
