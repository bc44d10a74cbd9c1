import { afterEach, expect, test, vi } from 'vitest';
import { CLAIM_ROOM, readClaim, signClaim, type Claim } from './claim';

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

afterEach(() => vi.useRealTimers());

test('a claim read before is still held to its secret and its age', async () => {
  const token = await signClaim(claim, SECRET, 60);
  expect(await readClaim(token, SECRET)).toEqual(claim);
  expect(await readClaim(token, 'x'.repeat(32))).toBeNull();
  expect(await readClaim(token, SECRET)).toEqual(claim);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await readClaim(token, SECRET)).toBeNull();
});

test('a signature is checked once a token', async () => {
  const verify = vi.spyOn(crypto.subtle, 'verify');
  const token = await signClaim(claim, SECRET, 90);
  for (let view = 0; view < 3; view += 1) await readClaim(token, SECRET);
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
});

test('more people than claims are kept, asked for side by side, each get their own', async () => {
  const people = Array.from({ length: 1100 }, (_, id) => ({
    ...claim,
    viewer: { ...claim.viewer, id: String(id) },
  }));
  const tokens = await Promise.all(people.map((person) => signClaim(person, SECRET, 60)));
  for (let round = 0; round < 2; round += 1)
    expect(await Promise.all(tokens.map((token) => readClaim(token, SECRET)))).toEqual(people);
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

const marks = (count: number) => Array.from({ length: count }, (_, i) => `mark${String(i)}`);

test('a claim of many marks fits a cookie: names go first, then the last marks', async () => {
  const named = Object.fromEntries(marks(100).map((slug) => [slug, `Марка ${slug}`]));
  const nameless = await signClaim({ ...claim, brands: marks(100), brandNames: named }, SECRET, 60);
  expect(nameless.length).toBeLessThanOrEqual(CLAIM_ROOM);
  expect(await readClaim(nameless, SECRET)).toEqual({ ...claim, brands: marks(100) });

  const cut = await signClaim({ ...claim, brands: ['proexpert', ...marks(2000)] }, SECRET, 60);
  expect(cut.length).toBeLessThanOrEqual(CLAIM_ROOM);
  const kept = (await readClaim(cut, SECRET))?.brands ?? [];
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).toEqual(['proexpert', ...marks(2000)].slice(0, kept.length));
});
