import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error';
import { STRANGERS_WAITING } from './password-turns';
import { hashPassword, verifyPassword } from './passwords';

/** A stranger from a network and a /48 of their own. */
const stranger = (at: number) => ({ address: `2001:db8:${at.toString(16)}::1` });
/** One of the 65,536 networks of a single /48. */
const neighbour = (at: number) => ({ address: `2001:db8:ffff:${at.toString(16)}::1` });
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

test('past fifty that wait, the rest are told to come again at once', async () => {
  const all = await Promise.allSettled(times(60, (at) => hashPassword('Demo2026pass', stranger(at))));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(6);
  for (const error of refused) {
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ status: 503, code: 'busy', options: { headers: { 'retry-after': '3' } } });
  }
  expect(await hashPassword('Demo2026pass')).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

const busy = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter((one) => one.status === 'rejected' && (one.reason as AppError).code === 'busy').length;

test('one network fills its share of the strangers’ line, and no more', async () => {
  const own = times(40, () => hashPassword('guess', neighbour(1)));
  expect(busy(await Promise.allSettled(own))).toBe(40 - 4 - STRANGERS_WAITING.each);
});

test('a password is right for its own hash alone, and never without one', async () => {
  const stored = await hashPassword('Demo2026pass');
  expect(await verifyPassword(stored, 'Demo2026pass')).toBe(true);
  expect(await verifyPassword(stored, 'Demo2026pasS')).toBe(false);
  expect(await verifyPassword(null, 'Demo2026pass')).toBe(false);
});
