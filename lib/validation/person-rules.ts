import { z } from 'zod';
import {
  countSeparators,
  CYRILLIC,
  hasDoubleSeparator,
  NAME_SEPARATORS_MAX,
  normaliseTelegram,
  PASSWORD_CHARACTERS,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './checks';
import { messages } from './messages';
import { normalisePhone, PHONE_MAX_LENGTH } from './phone';
import { text, typeError, type FieldOptions, type TextOptions } from './rules';

/** Letters (ё included), hyphen, space (specification, section 5). */
export function cyrillic(options: TextOptions = {}) {
  return text(options).normalize('NFC').regex(CYRILLIC, { error: messages.cyrillic(options.field), abort: true });
}

/** A first, middle or last name: Cyrillic, no hyphen first, at most 2 separators, never two in a row. */
export function personName(options: TextOptions = {}) {
  const { field } = options;
  return cyrillic(options)
    .refine((name) => !name.startsWith('-'), { error: messages.nameStart(field), abort: true })
    .refine((name) => !hasDoubleSeparator(name), { error: messages.nameDoubles(field), abort: true })
    .refine((name) => countSeparators(name) <= NAME_SEPARATORS_MAX, {
      error: messages.nameSeparators(field, NAME_SEPARATORS_MAX),
    });
}

/** A new password: 8–20 Latin characters with an upper-case, a lower-case letter and a digit. Never trimmed. */
export function password({ field = 'Пароль' }: FieldOptions = {}) {
  const length = { error: messages.passwordLength(PASSWORD_MIN, PASSWORD_MAX), abort: true };
  return z
    .string({ error: typeError(field) })
    .min(1, { error: messages.required(field), abort: true })
    .regex(PASSWORD_CHARACTERS, { error: messages.passwordLatin(), abort: true })
    .min(PASSWORD_MIN, length)
    .max(PASSWORD_MAX, length)
    .regex(/[A-Z]/, { error: messages.passwordUpper(), abort: true })
    .regex(/[a-z]/, { error: messages.passwordLower(), abort: true })
    .regex(/\d/, { error: messages.passwordDigit(), abort: true });
}

/** A password being entered, not chosen: anything that is there. */
export function presentPassword({ field = 'Пароль' }: FieldOptions = {}) {
  return z
    .string({ error: typeError(field) })
    .min(1, { error: messages.required(field) })
    .max(255, { error: messages.maxLength(field, 255) });
}

/** Gives E.164: `8 (900) 000-12-34` → `+79000001234`. */
export function phone({ field }: FieldOptions = {}) {
  return text({ field, max: PHONE_MAX_LENGTH }).transform((written, context) => {
    const number = normalisePhone(written);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: messages.phone(field) });
    return z.NEVER;
  });
}

/** Gives the nick with no `@`. */
export function telegram({ field }: FieldOptions = {}) {
  return text({ field, max: 64 }).transform((written, context) => {
    const nick = normaliseTelegram(written);
    if (nick !== null) return nick;
    context.addIssue({ code: 'custom', message: messages.telegram() });
    return z.NEVER;
  });
}
