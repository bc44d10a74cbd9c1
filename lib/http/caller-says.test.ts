import { expect, test } from 'vitest';
import { cutCallersWords } from './caller-says';

test.each(['a'.repeat(65), 'a b', 'ы', '', 'a'.repeat(16_200)])('an id like %j is dropped', (id) => {
  const headers = { 'x-request-id': id, accept: 'text/html' };
  cutCallersWords(headers);
  expect(headers).toEqual({ accept: 'text/html' });
});

test('what fits stays, what is too long is cut', () => {
  const headers = { 'x-request-id': 'a-1.b:c', 'user-agent': 'x'.repeat(9000), 'accept-language': 'ru' };
  cutCallersWords(headers);
  expect(headers).toEqual({
    'x-request-id': 'a-1.b:c',
    'user-agent': 'x'.repeat(512),
    'accept-language': 'ru',
  });
});
