import { Mask, type MaskTokens } from 'maska';

/** `#` digit, `@` letter (Cyrillic too), `*` either (specification, section 5). */
const tokens: MaskTokens = {
  '#': { pattern: /\d/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}\d]/u },
};

export type Masking = (written: string) => string;

/** Returns a function that formats text by a pattern such as `##.##.####` and drops characters that do not fit. */
export function masking(pattern: string): Masking {
  const mask = new Mask({ mask: pattern, tokens, tokensReplace: true });
  return (written) => mask.masked(written);
}

const PHONES = {
  '7': masking('+7 (###) ###-##-##'),
  '374': masking('+374 (##) ###-###'),
  '375': masking('+375 (##) ###-##-##'),
};

/**
 * Formats a phone during typing: `8…` and a bare national number become `+7…`; `+374` and `+375` keep their own
 * grouping. An empty text stays empty.
 */
export function maskPhone(written: string): string {
  const digits = written.replace(/\D/g, '');
  if (!digits) return '';
  if (/^3(7[45]?)?$/.test(digits)) return `+${digits}`;
  if (digits.startsWith('374')) return PHONES['374'](digits);
  if (digits.startsWith('375')) return PHONES['375'](digits);
  if (digits.startsWith('8')) return PHONES['7'](`7${digits.slice(1)}`);
  return PHONES['7'](digits.startsWith('7') ? digits : `7${digits}`);
}
