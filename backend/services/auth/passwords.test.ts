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

test('one /48 fills its share, and somebody from elsewhere is next but one', async () => {
  const order: string[] = [];
  const crowd = times(200, (at) => hashPassword('guess', neighbour(at)).then(() => order.push('hostile')));
  const hostile = Promise.allSettled(crowd);
  await hashPassword('Demo2026pass', stranger(1)).then(() => order.push('stranger'));
  // the four who were at it, and at most as many who began beside the stranger
  expect(order.indexOf('stranger')).toBeLessThan(9);
  expect(busy(await hostile)).toBe(200 - 4 - STRANGERS_WAITING.wider);
});

test('strangers who fill their line keep no known person waiting behind them', async () => {
  const stored = await hashPassword('Demo2026pass');
  const order: string[] = [];
  const crowd = times(60, (at) => hashPassword('guess', stranger(at)).then(() => order.push('stranger')));
  const hostile = Promise.allSettled(crowd);
  const verify = (account: string) =>
    verifyPassword(stored, 'Demo2026pass', { account }).then((right) => (order.push(account), right));
  expect(await Promise.all([verify('anna'), verify('boris')])).toEqual([true, true]);
  // the four who were at it, and at most as many who began beside the two
  expect(order.indexOf('anna')).toBeLessThan(9);
  expect(order.indexOf('boris')).toBeLessThan(9);
  expect(busy(await hostile)).toBe(6);
});

test('one known account fills neither the line of the known ones nor that of strangers', async () => {
  const order: string[] = [];
  const hash = (account: string) => hashPassword('Demo2026pass', { account }).then(() => order.push(account));
  const hostile = Promise.allSettled(times(40, () => hash('hostile')));
  const other = hashPassword('Demo2026pass', stranger(1)).then(() => order.push('stranger'));
  await Promise.all([other, hash('anna')]);
  // four at once and four that wait
  expect(busy(await hostile)).toBe(32);
  expect(order).toHaveLength(10);
});

test('strangers have a turn however many known people wait', async () => {
  const order: string[] = [];
  const known = times(40, (at) =>
    hashPassword('Demo2026pass', { account: `known ${String(at)}` }).then(() => order.push('known')),
  );
  await Promise.all([hashPassword('Demo2026pass', stranger(1)).then(() => order.push('stranger')), ...known]);
  expect(order.indexOf('stranger')).toBeLessThan(12);
});
