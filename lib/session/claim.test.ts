import { expect, test } from 'vitest';
import { readClaim, signClaim, type Claim } from './claim';

const SECRET = 's'.repeat(32);
const claim: Claim = {
  viewer: {
    id: '7',
    roles: ['Представитель'],
    permissions: ['exports-package.exports.kz'],
    chainLocked: true,
  },
  brands: ['lrp', 'proexpert'],
  waveOpen: true,
  freshUntil: 1_900_000_000,
};

test('a claim comes back as it was signed', async () => {
  expect(await readClaim(await signClaim(claim, SECRET, 60), SECRET)).toEqual(claim);
});

test.each([
  ['another secret', async () => [await signClaim(claim, SECRET, 60), 'x'.repeat(32)]],
  ['a dead one', async () => [await signClaim(claim, SECRET, -1), SECRET]],
  ['no text', async () => [undefined, SECRET]],
  [
    'an unsigned one',
    async () => [`${btoa('{"alg":"none"}')}.${btoa('{"sub":"7"}')}.`.replaceAll('=', ''), SECRET],
  ],
])('%s is no claim', async (_, make) => {
  const [token, secret] = await make();
  expect(await readClaim(token, secret ?? '')).toBeNull();
});

test('a changed letter is no claim', async () => {
  const token = await signClaim(claim, SECRET, 60);
  const [head = '', body = '', sign = ''] = token.split('.');
  const forged = btoa(atob(body.replaceAll('-', '+').replaceAll('_', '/')).replace('"7"', '"1"')).replaceAll(
    '=',
    '',
  );
  expect(await readClaim(`${head}.${forged}.${sign}`, SECRET)).toBeNull();
});
