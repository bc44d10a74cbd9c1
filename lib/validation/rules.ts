import { z } from 'zod';
import { hasControl, tidy, tidyLines } from './checks';
import { demanding, typeError, type Demand, type FieldOptions, type TextOptions } from './demands';
import { messages } from './messages';

/** Default limit of every text field (specification, section 5). */
export const DEFAULT_MAX_LENGTH = 255;

/** Requirements of every text: present, and within the limits of length. */
export function lengthDemands({ field, min = 1, max = DEFAULT_MAX_LENGTH }: TextOptions): Demand[] {
  return [
    [(value) => value.length > 0, messages.required(field)],
    [(value) => value.length >= min, messages.minLength(field, min)],
    [(value) => value.length <= max, messages.maxLength(field, max)],
  ];
}

/** Required text, trimmed, at most `max` characters (255). `more` is checked after that. */
export function text(options: TextOptions = {}, more: readonly Demand[] = []) {
  return demanding([...lengthDemands(options), ...more], { max: DEFAULT_MAX_LENGTH, ...options });
}

/** One line of free text: runs of spaces are collapsed, control characters refused. */
export function line(options: TextOptions = {}) {
  const clean: Demand = [(value) => !hasControl(value), messages.textControl(options.field)];
  return demanding([...lengthDemands(options), clean], { max: DEFAULT_MAX_LENGTH, ...options, tidy });
}

/** Several lines, 500 characters by default; several empty lines in a row become one. */
export function longText({ max = 500, ...options }: TextOptions = {}) {
  const all = { ...options, max };
  const clean: Demand = [(value) => !hasControl(value), messages.textControl(options.field)];
  return demanding([...lengthDemands(all), clean], { ...all, tidy: tidyLines });
}

/** Makes a text rule optional: blank, absent and null become null; other values must meet the rule. */
export function optional<S extends z.ZodType<unknown, string>>(rule: S) {
  return z
    .string({ error: typeError(undefined) })
    .nullish()
    .transform((value) => (value?.trim() ? value : null))
    .pipe(rule.nullable());
}

export function digits(options: TextOptions = {}) {
  return text(options, [[(value) => /^\d+$/.test(value), messages.digits(options.field)]]);
}

/** An e-mail, trimmed and in lower case, as accounts are compared. */
export function email(options: TextOptions = {}) {
  const demands: Demand[] = [
    ...lengthDemands(options),
    [(value) => z.regexes.email.test(value), messages.email(options.field)],
  ];
  const lower = (value: string) => value.trim().toLowerCase();
  return demanding(demands, { max: DEFAULT_MAX_LENGTH, ...options, tidy: lower });
}

/** An absolute http(s) address. */
export function url({ max = 2048, ...options }: TextOptions = {}) {
  return text({ ...options, max }, [[isWebAddress, messages.url(options.field)]]);
}

function isWebAddress(value: string): boolean {
  const parsed = /^https?:\/\//i.test(value) && URL.canParse(value) ? new URL(value) : null;
  return parsed !== null && parsed.hostname.includes('.') && !/\s/.test(value);
}

/** A checkbox that must be ticked. */
export function checked({ field, message }: FieldOptions & { message?: string } = {}) {
  const error = message ?? messages.checked(field);
  return z.boolean({ error }).refine((value) => value, { error });
}

/** Id of a chosen row, 40 characters at most; a select without a choice gives an empty string. */
export function chosen({ field, max = 40 }: TextOptions = {}) {
  const demands: Demand[] = [
    [(value) => value.length > 0, messages.choose(field)],
    [(value) => value.length <= max, messages.wrongType(field)],
  ];
  return demanding(demands, { field, max, missing: messages.choose(field) });
}
