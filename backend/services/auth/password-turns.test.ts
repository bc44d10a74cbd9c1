import { expect, test } from 'vitest';
import { inTurn, STRANGERS_WAITING, type Asker } from './password-turns';
import type { AppError } from '../../http/app-error';

/** A stranger from a network and a /48 of their own. */
const stranger = (at: number): Asker => ({ address: `2001:db8:${at.toString(16)}::1` });
/** One of the 65,536 networks of a single /48. */
const neighbour = (at: number): Asker => ({ address: `2001:db8:ffff:${at.toString(16)}::1` });
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const busy = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter((one) => one.status === 'rejected' && (one.reason as AppError).code === 'busy').length;

/**
 * Works that end one after another, in the order of their begin: what is asserted is who may begin, which no load of
 * the machine changes.
 */
function works() {
  const begun: string[] = [];
  let last = Promise.resolve();
  const ask = (asker: Asker, name: string) =>
    inTurn(async () => {
      begun.push(name);
      last = last.then(() => undefined);
      await last;
    }, asker);
  return { begun, ask };
}

test('one /48 fills its share, and somebody from elsewhere is next but one', async () => {
  const { begun, ask } = works();
  const hostile = Promise.allSettled(times(200, (at) => ask(neighbour(at), 'hostile')));
  await ask(stranger(1), 'stranger');
  // the four who were at it, and one whose network was there before
  expect(begun.indexOf('stranger')).toBeLessThanOrEqual(5);
  expect(busy(await hostile)).toBe(200 - 4 - STRANGERS_WAITING.wider);
});

test('strangers who fill their line keep no known person waiting behind them', async () => {
  const { begun, ask } = works();
  const hostile = Promise.allSettled(times(60, (at) => ask(stranger(at), 'stranger')));
  await Promise.all(['anna', 'boris'].map((account) => ask({ account }, account)));
  // the four who were at it, and nobody else
  expect(begun.indexOf('anna')).toBe(4);
  expect(begun.indexOf('boris')).toBe(5);
  expect(busy(await hostile)).toBe(6);
});

test('one known account fills neither the line of the known ones nor that of strangers', async () => {
  const { begun, ask } = works();
  const hostile = Promise.allSettled(times(40, () => ask({ account: 'hostile' }, 'hostile')));
  await Promise.all([ask(stranger(1), 'stranger'), ask({ account: 'anna' }, 'anna')]);
  // four at once and four that wait
  expect(busy(await hostile)).toBe(32);
  expect(begun.filter((name) => name === 'hostile').length).toBeLessThanOrEqual(8);
  expect(begun).toContain('anna');
});

test('strangers have a turn however many known people wait', async () => {
  const { begun, ask } = works();
  const known = times(40, (at) => ask({ account: `known ${String(at)}` }, 'known'));
  await Promise.all([ask(stranger(1), 'stranger'), ...known]);
  expect(begun.indexOf('stranger')).toBeLessThan(12);
});
