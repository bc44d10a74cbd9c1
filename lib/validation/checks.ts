/** Plain predicates and normalisations of section 5: no schema library, so a field or the edge can use them alone. */

/** Trims, joins runs of spaces, and makes one letter of a letter with its combining mark (`е` + `̈` → `ё`). */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Several lines tidied: one kind of line break, never more than one empty line in a row, trimmed. */
export function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Control characters other than line breaks and tabs. */
export function hasControl(text: string): boolean {
  return [...text].some(
    (letter) => (letter < ' ' && letter !== '\n' && letter !== '\t') || letter === '\u007f',
  );
}

/** Letters (ё included), hyphen, space. */
export const CYRILLIC = /^[А-Яа-яЁё\- ]*$/;

/** A person's name: spaces plus hyphens at most this many. */
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

/** Each demand of the password rule with its answer, for a list that ticks off while one types. */
export function passwordDemands(password: string) {
  return {
    length: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
    latin: password.length > 0 && PASSWORD_CHARACTERS.test(password),
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    digit: /\d/.test(password),
  };
}

/** A Telegram nick without `@` and `t.me/`, or null when it is none. Idempotent. */
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

/** The `redirect_uri` as an address: https is added when it doesn't begin with http (section 5). */
export function withScheme(address: string): string {
  const text = address.trim();
  return /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
}

/** Radio values are compared with no regard to case (section 5). */
export function sameChoice(left: string | number | null | undefined, right: typeof left): boolean {
  if (left === null || left === undefined || right === null || right === undefined) return false;
  return String(left).toLowerCase() === String(right).toLowerCase();
}
