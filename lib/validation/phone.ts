/** Supported countries; `digits` is the number of digits after the code, `first` matches the first of them. */
const COUNTRIES = [
  { code: '374', digits: 8, first: /^[1-9]/ },
  { code: '375', digits: 9, first: /^[1-9]/ },
  { code: '7', digits: 10, first: /^[34678-9]/ },
] as const;

/** Most characters in a phone field, punctuation included. */
export const PHONE_MAX_LENGTH = 32;

/**
 * Converts a typed phone (`8 900 000-12-34`, `+7…`, `9000001234`, `+374…`, `+375…`) to E.164; null when it is invalid.
 * Idempotent. Spaces, brackets, dashes and dots are allowed, letters are not.
 */
export function normalisePhone(written: string): string | null {
  const text = written.trim();
  if (text.length > PHONE_MAX_LENGTH || !/^\+?[\d\s().\-‐‑–—]+$/.test(text)) return null;
  const international = text.startsWith('+');
  const digits = text.replace(/\D/g, '');
  const full = international ? digits : withCountry(digits);
  const country = COUNTRIES.find(({ code }) => full.startsWith(code));
  if (!country) return null;
  const rest = full.slice(country.code.length);
  return rest.length === country.digits && country.first.test(rest) ? `+${full}` : null;
}

/** Without a plus: a leading 8 is Russia's trunk prefix, ten digits are a Russian number without a code. */
function withCountry(digits: string): string {
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`;
  return digits.length === 10 && !digits.startsWith('7') ? `7${digits}` : digits;
}
