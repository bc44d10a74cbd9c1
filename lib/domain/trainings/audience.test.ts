import { expect, test } from 'vitest';
import { offeredAudiences } from './audience';

const counts = { registered: 18, waiting: 2, visited: 0, missed: 18 };
const namesOf = (offered: ReturnType<typeof offeredAudiences>) =>
  offered.map(({ value, count }) => `${value} ${String(count)}`);

test('before the end those who come are written to, together with the line or apart', () => {
  expect(namesOf(offeredAudiences(counts, false))).toEqual(['everyone 20', 'registered 18', 'waiting 2']);
  expect(namesOf(offeredAudiences({ ...counts, waiting: 0 }, false))).toEqual(['registered 18']);
  expect(namesOf(offeredAudiences({ ...counts, registered: 0 }, false))).toEqual(['waiting 2']);
});

test('after it by whether they were there; nobody is no choice', () => {
  const came = { registered: 18, waiting: 0, visited: 12, missed: 6 };
  expect(namesOf(offeredAudiences(came, true))).toEqual(['registered 18', 'visited 12', 'missed 6']);
  expect(namesOf(offeredAudiences({ ...came, visited: 0, missed: 18 }, true))).toEqual([
    'registered 18',
    'missed 18',
  ]);
  expect(offeredAudiences({ registered: 0, waiting: 0, visited: 0, missed: 0 }, true)).toEqual([]);
});
