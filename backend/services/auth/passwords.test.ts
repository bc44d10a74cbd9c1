import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error';
import { hashPassword, verifyPassword } from './passwords';

test('past fifty that wait, the rest are told to come again at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('Demo2026pass')));
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

test('strangers who fill their line keep no known person waiting behind them', async () => {
  const stored = await hashPassword('Demo2026pass');
  const order: string[] = [];
  const crowd = Array.from({ length: 60 }, () => hashPassword('guess').then(() => order.push('stranger')));
  const hostile = Promise.allSettled(crowd);
  const verify = (account: string) =>
    verifyPassword(stored, 'Demo2026pass', account).then((right) => (order.push(account), right));
  expect(await Promise.all([verify('anna'), verify('boris')])).toEqual([true, true]);
  // the four who were at it, and at most as many who began beside the two
  expect(order.indexOf('anna')).toBeLessThan(9);
  expect(order.indexOf('boris')).toBeLessThan(9);
  expect(busy(await hostile)).toBe(6);
});

test('one known account fills neither the line of the known ones nor that of strangers', async () => {
  const order: string[] = [];
  const hash = (name: string, account?: string) =>
    hashPassword('Demo2026pass', account).then(() => order.push(name));
  const hostile = Promise.allSettled(Array.from({ length: 40 }, () => hash('hostile', 'hostile')));
  const people = [hash('stranger'), hash('anna', 'anna')];
  await Promise.all(people);
  // four at once and four that wait
  expect(busy(await hostile)).toBe(32);
  expect(order).toHaveLength(10);
});

test('strangers have a turn however many known people wait', async () => {
  const order: string[] = [];
  const hash = (name: string, account?: string) =>
    hashPassword('Demo2026pass', account).then(() => order.push(name));
  const known = Array.from({ length: 40 }, (_, at) => hash('known', `known ${String(at)}`));
  await Promise.all([hash('stranger'), ...known]);
  expect(order.indexOf('stranger')).toBeLessThan(12);
});
