import { describe, expect, test } from 'vitest';
import { findFastPoints, findFastTests, isFasterThanReading } from './fast-activity';
import { LIMITS } from './unusual-activity';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, seconds));
const earned = (userId: string, seconds: number, points: number) => ({
  userId,
  at: at(seconds),
  points,
  text: 'Тест',
});

describe('points', () => {
  test('995 points in 4 seconds are seen, with their numbers', () => {
    const events = Array.from({ length: 5 }, (_, nth) => earned('7', nth, 199));
    const [found, ...others] = findFastPoints(events);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ reason: 'fast-points', userIds: ['7'] });
    expect(found?.why.replaceAll('\u00a0', ' ')).toBe(
      'Слишком быстро: 995 баллов и 5 материалов за 4 секунды.',
    );
    expect(found?.events).toHaveLength(5);
  });

  test.each([
    [1, 'за 1 секунду'],
    [2, 'за 2 секунды'],
    [5, 'за 5 секунд'],
    [21, 'за 21 секунду'],
    [60, 'за 1 минуту'],
  ])('the words for %i seconds', (seconds, words) => {
    const [found] = findFastPoints([0, 0, 0, 0, seconds].map((second) => earned('7', second, 199)));
    expect(found?.why.replaceAll('\u00a0', ' ')).toContain(`материалов ${words}.`);
  });

  test('many small ones within a minute are, whatever they pay; the rest of the day is left out', () => {
    const burst = Array.from({ length: LIMITS.minute.items }, (_, nth) => earned('7', nth * 10, 1));
    const events = [...burst, earned('7', 7200, 40)];
    expect(findFastPoints(events)[0]?.events).toEqual(burst);
    expect(findFastPoints(burst.slice(1))).toEqual([]);
  });

  test('a steady hour is too, when nobody could read so much', () => {
    const { items } = LIMITS.hour;
    const hour = Array.from({ length: items }, (_, nth) => earned('7', nth * 100, 1));
    expect(findFastPoints(hour)[0]?.events).toHaveLength(items);
    expect(findFastPoints(hour.slice(1))).toEqual([]);
  });

  test('one or two materials that pay much are no speed', () => {
    expect(findFastPoints([earned('7', 0, 700)])).toEqual([]);
    expect(findFastPoints([earned('7', 0, 400), earned('7', 9, 400)])).toEqual([]);
    expect(findFastPoints([0, 9, 18].map((second) => earned('7', second, 50)))).toHaveLength(1);
  });

  test('an honest evening is not, and people are not added up', () => {
    const evening = Array.from({ length: 12 }, (_, nth) => earned('7', nth * 300, 40));
    expect(findFastPoints(evening)).toEqual([]);
    expect(findFastPoints(['1', '2', '3', '4'].map((id) => earned(id, 0, 100)))).toEqual([]);
  });
});

describe('tests', () => {
  const sent = (nth: number, seconds: number, letters = 1500) => ({
    userId: '7',
    at: at(nth * 60),
    text: 'Тест',
    seconds,
    letters,
  });

  test.each([
    [49, true],
    [50, false],
  ])('1500 letters in %i seconds: %s', (seconds, fast) =>
    expect(isFasterThanReading({ seconds, letters: 1500 })).toBe(fast),
  );

  test('three faster than they are read are seen, two are a coincidence', () => {
    const [found] = findFastTests([sent(0, 2), sent(1, 2), sent(2, 3), sent(3, 600)]);
    expect(found?.events).toHaveLength(3);
    expect(found?.why.replace(/\s/g, ' ')).toBe(
      'Быстрее чтения: 3 теста без ошибок за 7 секунд, в них 4 500 букв.',
    );
    expect(findFastTests([sent(0, 2), sent(1, 2), sent(2, 600)])).toEqual([]);
  });

  test('sent at once', () => {
    const [found] = findFastTests([sent(0, 0), sent(1, 0), sent(2, 0)]);
    expect(found?.why).toContain('менее чем за секунду');
  });
});
