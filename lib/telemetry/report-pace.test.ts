import { expect, test } from 'vitest';
import { ReportPace } from './report-pace';

test('so many a minute for each person, and the rest is told when to come again', () => {
  const pace = new ReportPace(2, 60_000);
  expect([pace.take('1', 0), pace.take('1', 10_000), pace.take('1', 20_000)]).toEqual([null, null, 40]);
  expect(pace.take('2', 20_000)).toBeNull();
  expect([pace.take('1', 60_000), pace.take('1', 60_001), pace.take('1', 60_002)]).toEqual([null, null, 60]);
});
