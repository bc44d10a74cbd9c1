import { counted } from '../format/number';
import * as path from '../routes/path';

export const CERTIFICATE_STATUSES = ['valid', 'revoked'] as const;
/** What a certificate is earned by. */
export type CertificateSubject = 'test' | 'course';

/** Share of right answers that earns a certificate by a test. */
export const CERTIFICATE_SHARE = 0.8;

interface Passed {
  passed: boolean;
  correctAnswersCount: number;
  questionsCount: number;
}

/** Whether a passed test earns a certificate: at least 80 % right answers; an express test, a warm-up, never does. */
export function earnsCertificate(
  { passed, correctAnswersCount, questionsCount }: Passed,
  express: boolean,
): boolean {
  if (express || !passed || questionsCount === 0) return false;
  return correctAnswersCount >= questionsCount * CERTIFICATE_SHARE;
}

/** `Тест, 9 верных ответов из 10` */
export function testSubtitle({ correctAnswersCount, questionsCount }: Passed): string {
  const right = counted(correctAnswersCount, ['верный ответ', 'верных ответа', 'верных ответов']);
  return `Тест, ${right} из ${String(questionsCount)}`;
}

/** What the certificate is given for, by its subtitle: `За успешно пройденный тест`. */
export const certificateReason = (subtitle: string): string =>
  subtitle.startsWith('Курс') ? 'За прохождение курса' : 'За успешно пройденный тест';

/** Crockford's base32 alphabet: none of its letters looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
/** Number of random bytes in a certificate number: 80 bits cannot be guessed. */
export const NUMBER_BYTES = 10;

const inFours = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? '';

/** Certificate number of ten random bytes: `7K3M-9QWT-4HZB-2CDE`. */
export function certificateNumber(bytes: Uint8Array): string {
  const whole = bytes.slice(0, NUMBER_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[Number((whole >> BigInt(5 * (LENGTH - 1 - at))) & 31n)] ?? '',
  );
  return inFours(letters.join(''));
}

/** Certificate number from typed text: any case, spaces, O for 0, I and L for 1; null when it is not a number. */
export function readCertificateNumber(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const known = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return known ? inFours(letters) : null;
}

/** Page where a certificate is looked up by its number. */
export const CERTIFICATES_PATH = path.certificates();

/** Public page that shows one certificate. */
export function certificatePath(number: string): string {
  return `${CERTIFICATES_PATH}/${number}`;
}
