import { expect, test } from 'vitest';
import { getCertificateFile } from '../certificates/endpoints';
import { addressOf, fillPath } from './address';

test('a link to a file is the call on the browser’s own origin', () => {
  expect(addressOf(getCertificateFile, { id: 'a/b' })).toBe('/api/v1/certificates/a%2Fb/file');
  expect(addressOf({ service: 'motivation', path: '/v1/file' })).toBe('/api/motivation/v1/file');
});

test('a query follows the path; a brace without a value is a mistake', () => {
  expect(fillPath('/v1/test/{id}', { id: '7' }, { page: { size: 2 } })).toBe('/v1/test/7?page%5Bsize%5D=2');
  expect(() => addressOf(getCertificateFile, {})).toThrow('needs id');
});
