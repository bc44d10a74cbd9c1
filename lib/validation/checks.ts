/** Predicates and normalisations of section 5 without the schema library, so that a field or the edge can use them. */

/** Trims, collapses runs of spaces, and composes a letter with its combining mark (`е` + `̈` → `ё`). */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Normalises several lines: one kind of line break, at most one empty line in a row, trimmed. */
export function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a text has control characters other than line breaks and tabs. */
export function hasControl(text: string): boolean {
  return [...text].some(
    (letter) => (letter < ' ' && letter !== '\n' && letter !== '\t') || letter === '\u007f',
  );
}

/** Letters (ё included), hyphen, space. */
export const CYRILLIC = /^[А-Яа-яЁё\- ]*$/;

/** Most spaces and hyphens together in a person's name. */
export const NAME_SEPARATORS_MAX = 2;

export function countSeparators(name: string): number {
  return name.match(/[- ]/g)?.length ?? 0;
}

export function hasDoubleSeparator(name: string): boolean {
  return /[- ]{2}/.test(name);
}

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;
/** Printable ASCII without the space: Latin letters, digits, punctuation. */
export const PASSWORD_CHARACTERS = /^[!-~]*$/;

/** Each requirement of the password rule with its result, for a list that is ticked off during typing. */
export function passwordDemands(password: string) {
  return {
    length: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
    latin: password.length > 0 && PASSWORD_CHARACTERS.test(password),
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    digit: /\d/.test(password),
  };
}

/** A Telegram nick without `@` and `t.me/`, null when it is invalid. Idempotent. */
export function normaliseTelegram(written: string): string | null {
  const nick = written
    .trim()
    .replace(/^(?:https?:\/\/)?(?:t\.me\/|telegram\.me\/)/i, '')
    .replace(/^@/, '');
  return /^[A-Za-z]\w{4,31}$/.test(nick) && /^\w+$/.test(nick) ? nick : null;
}

/** Tag-manager id: `GTM-` plus digits and capitals (section 5). */
export function isGtmId(id: string): boolean {
  return /^GTM-[\dA-Z]+$/.test(id);
}

/** A `redirect_uri` as an address: https is added when it does not begin with http (section 5). */
export function withScheme(address: string): string {
  const text = address.trim();
  return /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
}

/** Compares values of radio buttons; case is ignored (section 5). */
export function sameChoice(left: string | number | null | undefined, right: typeof left): boolean {
  if (left === null || left === undefined || right === null || right === undefined) return false;
  return String(left).toLowerCase() === String(right).toLowerCase();
}
