import { counted } from '../format/number';
import * as path from '../routes/path';

export const CERTIFICATE_STATUSES = ['valid', 'revoked'] as const;
/** What one may be earned by. */
export type CertificateSubject = 'test' | 'course';

/** Of the answers, to earn one by a test. */
export const CERTIFICATE_SHARE = 0.8;

interface Passed {
  passed: boolean;
  correctAnswersCount: number;
  questionsCount: number;
}

/** A plain test, passed, at least 80 % of it right. An express test is a warm-up and earns none. */
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

/** What one is given for, by its subtitle: `За успешно пройденный тест`. */
export const certificateReason = (subtitle: string): string =>
  subtitle.startsWith('Курс') ? 'За прохождение курса' : 'За успешно пройденный тест';

/** Crockford's letters: none is taken for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
/** Random bytes of one number: 80 bits, which nobody guesses. */
export const NUMBER_BYTES = 10;

const inFours = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? '';

/** `7K3M-9QWT-4HZB-2CDE` of ten random bytes. */
export function certificateNumber(bytes: Uint8Array): string {
  const whole = bytes.slice(0, NUMBER_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[Number((whole >> BigInt(5 * (LENGTH - 1 - at))) & 31n)] ?? '',
  );
  return inFours(letters.join(''));
}

/** A number as people copy it: any case, spaces, O for 0; null when it can be none. */
export function readCertificateNumber(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const known = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return known ? inFours(letters) : null;
}

/** Where a number is asked for. */
export const CERTIFICATES_PATH = path.certificates();

/** The public page that repeats a certificate. */
export function certificatePath(number: string): string {
  return `${CERTIFICATES_PATH}/${number}`;
}
