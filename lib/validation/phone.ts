/** Countries whose numbers the portal takes; `digits` follow the code, `first` are digits they may begin with. */
const COUNTRIES = [
  { code: '374', digits: 8, first: /^[1-9]/ },
  { code: '375', digits: 9, first: /^[1-9]/ },
  { code: '7', digits: 10, first: /^[34678-9]/ },
] as const;

/** Longest thing a person may type into a phone field, punctuation included. */
export const PHONE_MAX_LENGTH = 32;

/**
 * A phone as people write it (`8 900 000-12-34`, `+7…`, `9000001234`, `+374…`, `+375…`) as E.164, or null when it
 * is none. Idempotent. Spaces, brackets, dashes and dots are let through, letters are not.
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

/** Without a plus: a leading 8 is Russia's trunk prefix, ten digits are a Russian number with no code. */
function withCountry(digits: string): string {
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`;
  return digits.length === 10 && !digits.startsWith('7') ? `7${digits}` : digits;
}
