import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  certificateNumber,
  certificateReason,
  certificatePath,
  earnsCertificate,
  NUMBER_BYTES,
  readCertificateNumber,
  testSubtitle,
} from './certificate';

const score = (correctAnswersCount: number, questionsCount: number, passed = true) => ({
  passed,
  correctAnswersCount,
  questionsCount,
});

test.each([
  [score(5, 5), false, true],
  [score(4, 5), false, true],
  [score(3, 5), false, false],
  [score(3, 4), false, false],
  [score(8, 10), false, true],
  [score(5, 5), true, false],
  [score(5, 5, false), false, false],
  [score(0, 0), false, false],
])('%o, express %s: %s', (passed, express, earned) => {
  expect(earnsCertificate(passed, express)).toBe(earned);
});

test.each([
  [1, 1, 'Тест, 1 верный ответ из 1'],
  [4, 5, 'Тест, 4 верных ответа из 5'],
  [9, 10, 'Тест, 9 верных ответов из 10'],
])('%i of %i in words', (right, of, words) => {
  expect(testSubtitle(score(right, of)).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  ['Тест, 9 верных ответов из 10', 'За успешно пройденный тест'],
  ['Курс, 4 части', 'За прохождение курса'],
])('%s: %s', (subtitle, reason) => expect(certificateReason(subtitle)).toBe(reason));

const bytes = fc.uint8Array({ minLength: NUMBER_BYTES, maxLength: NUMBER_BYTES });

test('a number is sixteen letters in fours, another for other bytes, and read as it was made', () => {
  fc.assert(
    fc.property(bytes, bytes, (some, other) => {
      const number = certificateNumber(some);
      expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readCertificateNumber(number)).toBe(number);
      expect(certificateNumber(other) === number).toBe(Buffer.compare(some, other) === 0);
    }),
  );
});

test('a number is read as people copy it, and nothing else is', () => {
  expect(readCertificateNumber(' 7k3m 9qwt4hzb-2cde ')).toBe('7K3M-9QWT-4HZB-2CDE');
  expect(readCertificateNumber('oI1l-0000-0000-0000')).toBe('0111-0000-0000-0000');
  for (const text of ['', '7K3M', '7K3M-9QWT-4HZB-2CDEF', '7K3M-9QWT-4HZB-2CDU', '../../etc/passwd1'])
    expect(readCertificateNumber(text)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => [null, 'string'].includes(readCertificateNumber(text) && 'string')),
  );
  expect(certificatePath('7K3M-9QWT-4HZB-2CDE')).toBe('/certificates/7K3M-9QWT-4HZB-2CDE');
});
