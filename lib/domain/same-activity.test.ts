import { describe, expect, test } from 'vitest';
import { findRegistrations, findSameAnswers, findSameMoves, findSignIns } from './same-activity';
import { LIMITS } from './unusual-activity';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 9, minutes));
const event = (userId: string, minutes: number, sign: string) => ({
  userId,
  at: at(minutes),
  sign,
  text: sign,
});
/** Everybody does every one of them, a minute after one another. */
const together = (people: readonly string[], signs: readonly string[], apart = 1) =>
  people.flatMap((userId, nth) => signs.map((sign, which) => event(userId, which * 30 + nth * apart, sign)));

describe('the same answers', () => {
  test('of several accounts to three tests within minutes are one group', () => {
    const [found, ...others] = findSameAnswers(together(['3', '1', '2'], ['a', 'b', 'c']));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ reason: 'same-answers', userIds: ['1', '2', '3'] });
    expect(found?.events).toHaveLength(9);
    expect(found?.why.replace(/\s/g, ' ')).toBe(
      '3 человека: те же ответы в том же порядке, 3 раза с разницей не больше 10 минут.',
    );
  });

  test.each([
    ['to two tests', together(['1', '2'], ['a', 'b'])],
    ['hours apart', together(['1', '2'], ['a', 'b', 'c'], 11)],
    [
      'of one person again and again',
      ['a', 'b', 'c'].flatMap((sign) => [0, 1].map((min) => event('1', min, sign))),
    ],
    [
      'one test with each of three people',
      ['a', 'b', 'c'].flatMap((sign, nth) => together(['1', `p${String(nth)}`], [sign])),
    ],
  ])('%s are none', (_, events) => expect(findSameAnswers(events)).toEqual([]));

  test('two groups that share nobody are two', () => {
    const events = [...together(['1', '2'], ['a', 'b', 'c']), ...together(['8', '9'], ['x', 'y', 'z'])];
    expect(findSameAnswers(events).map(({ userIds }) => userIds)).toEqual([
      ['1', '2'],
      ['8', '9'],
    ]);
  });
});

test('the same moves of points need five', () => {
  const signs = ['a', 'b', 'c', 'd', 'e'];
  expect(findSameMoves(together(['1', '2'], signs))[0]?.reason).toBe('same-moves');
  expect(findSameMoves(together(['1', '2'], signs.slice(1)))).toEqual([]);
});

describe('one address', () => {
  const people = Array.from({ length: LIMITS.registrations.people }, (_, nth) => String(nth));

  test('that registers five people a day is named', () => {
    const [found] = findRegistrations(people.map((id, nth) => event(id, nth, '10.0.0.7')));
    expect(found?.userIds).toEqual(people);
    expect(found?.why.replace(/\s/g, ' ')).toBe(
      'Регистрация: 5 учётных записей с одного адреса (10.0.0.7) за 4 минуты.',
    );
  });

  test('four, other addresses, or five in as many days are not', () => {
    expect(findRegistrations(people.slice(1).map((id) => event(id, 0, '10.0.0.7')))).toEqual([]);
    expect(findRegistrations(people.map((id) => event(id, 0, `10.0.0.${id}`)))).toEqual([]);
    expect(findRegistrations(people.map((id, nth) => event(id, nth * 1440, '10.0.0.7')))).toEqual([]);
  });

  test('the time is said as it is said after «за»', () => {
    const [found] = findRegistrations(people.map((id, nth) => event(id, nth < 4 ? 0 : 1, '10.0.0.7')));
    expect(found?.why.replace(/\s/g, ' ')).toMatch(/ за 1 минуту\.$/);
  });

  test('an address and browser sign in twelve accounts within an hour, not a shift of a chain, nor one account often', () => {
    const twelve = Array.from({ length: LIMITS.signIns.people }, (_, nth) => String(nth));
    expect(twelve).toHaveLength(12);
    const [found] = findSignIns(twelve.map((id, nth) => event(id, nth, '10.0.0.7, Chrome')));
    expect(found?.why.replace(/\s/g, ' ')).toBe(
      'Вход: 12 учётных записей с одного адреса и браузера (10.0.0.7, Chrome) за 11 минут.',
    );
    expect(findSignIns(twelve.slice(1).map((id, nth) => event(id, nth, 'ip browser')))).toEqual([]);
    expect(findSignIns(twelve.map((_, nth) => event('1', nth, 'ip browser')))).toEqual([]);
  });
});

describe('a farm of 2,000 acts', () => {
  /** The best of five: what else the machine does is not what is measured. */
  const timed = (find: () => unknown[]) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const started = performance.now();
        expect(find()).toHaveLength(1);
        return performance.now() - started;
      }),
    );
  const farm = Array.from({ length: 200 }, (_, nth) => String(nth));
  const signs = Array.from({ length: 10 }, (_, nth) => `sign ${String(nth)}`);

  test('that all answer alike holds the process for a moment only', () => {
    expect(timed(() => findSameAnswers(together(farm, signs, 0)))).toBeLessThan(300);
  });

  test('from one address does so too', () => {
    const events = Array.from({ length: 2000 }, (_, nth) => event(String(nth), nth / 2, '10.0.0.7'));
    expect(timed(() => findRegistrations(events))).toBeLessThan(300);
  });
});
