import type { z } from 'zod';
import {
  countSeparators,
  CYRILLIC,
  hasDoubleSeparator,
  NAME_SEPARATORS_MAX,
  normaliseTelegram,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordDemands,
} from './checks';
import { demanding, type Demand, type FieldOptions, type TextOptions } from './demands';
import { messages } from './messages';
import { normalisePhone, PHONE_MAX_LENGTH } from './phone';
import { DEFAULT_MAX_LENGTH, lengthDemands, text } from './rules';

/** Composes `й` and `ё` typed as a letter with a combining mark, before the checks. */
const composed = (value: string) => value.normalize('NFC').trim();

function cyrillicText(options: TextOptions, more: readonly Demand[]) {
  const letters: Demand = [(value) => CYRILLIC.test(value), messages.cyrillic(options.field)];
  const demands = [...lengthDemands(options), letters, ...more];
  return demanding(demands, { max: DEFAULT_MAX_LENGTH, ...options, tidy: composed });
}

/** Letters (ё included), hyphen, space (specification, section 5). */
export function cyrillic(options: TextOptions = {}) {
  return cyrillicText(options, []);
}

/** A first, middle or last name: Cyrillic, no hyphen first, at most 2 separators, never two in a row. */
export function personName(options: TextOptions = {}) {
  const { field } = options;
  return cyrillicText(options, [
    [(name) => !name.startsWith('-'), messages.nameStart(field)],
    [(name) => !hasDoubleSeparator(name), messages.nameDoubles(field)],
    [
      (name) => countSeparators(name) <= NAME_SEPARATORS_MAX,
      messages.nameSeparators(field, NAME_SEPARATORS_MAX),
    ],
  ]);
}

/** A new password: 8–20 Latin characters with an upper-case and a lower-case letter and a digit. Never trimmed. */
export function password({ field = 'Пароль' }: FieldOptions = {}) {
  const demands: Demand[] = [
    [(value) => value.length > 0, messages.required(field)],
    [(value) => passwordDemands(value).latin, messages.passwordLatin()],
    [(value) => passwordDemands(value).length, messages.passwordLength(PASSWORD_MIN, PASSWORD_MAX)],
    [(value) => passwordDemands(value).upper, messages.passwordUpper()],
    [(value) => passwordDemands(value).lower, messages.passwordLower()],
    [(value) => passwordDemands(value).digit, messages.passwordDigit()],
  ];
  return demanding(demands, { field, min: PASSWORD_MIN, max: PASSWORD_MAX, tidy: (value) => value });
}

/** An entered existing password: any text, at most 255 characters. */
export function presentPassword({ field = 'Пароль' }: FieldOptions = {}) {
  return demanding(lengthDemands({ field }), { field, max: DEFAULT_MAX_LENGTH, tidy: (value) => value });
}

/** A phone number, returned as E.164: `8 (900) 000-12-34` → `+79000001234`. */
export function phone({ field }: FieldOptions = {}) {
  const max = PHONE_MAX_LENGTH;
  return text({ field, max }, [[(value) => normalisePhone(value) !== null, messages.phone(field)]]).overwrite(
    (value) => normalisePhone(value) ?? value,
  );
}

/** A Telegram nick, returned without `@`. */
export function telegram({ field }: FieldOptions = {}) {
  return text({ field, max: 64 }, [
    [(value) => normaliseTelegram(value) !== null, messages.telegram()],
  ]).overwrite((value) => normaliseTelegram(value) ?? value);
}

/** Options of a form's `refine` that compares two typed passwords. */
export function samePasswords(first: string, second: string) {
  const read = (value: unknown, key: string) => (value as Record<string, unknown> | null)?.[key];
  return {
    path: [second],
    error: messages.passwordRepeat(),
    // also while other fields are invalid, so that all mistakes are shown at once
    when: ({ value }: z.core.ParsePayload) => Boolean(read(value, first)) && Boolean(read(value, second)),
  };
}

/** The field that repeats a password. */
export function passwordAgain() {
  const again = 'Повторите пароль';
  return demanding([[(value) => value.length > 0, messages.passwordAgain()]], {
    field: again,
    tidy: (value) => value,
  });
}
