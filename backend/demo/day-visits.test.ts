import { expect, test } from 'vitest';
import { makeCalendar } from './calendar';
import { makeDayVisits } from './day-visits';
import { makeDirectory } from './directory';
import { directorName, makePeople } from './people';

const calendar = makeCalendar(new Date('2026-11-20T09:00:00Z'));
const directory = makeDirectory(calendar, directorName);
const people = makePeople(directory, { calendar, passwordHash: 'x', avatar: () => undefined });
const agent = people.staffIds.get('Представитель');
const own = people.assignments.map(({ pharmacyId }) => pharmacyId);

test('the representative looks after forty pharmacies of their sector, with people in many of them', () => {
  expect([own.length, new Set(own).size]).toEqual([40, 40]);
  const known = new Map(directory.known.map((pharmacy) => [pharmacy.id, pharmacy]));
  expect(new Set(own.map((id) => known.get(id)?.sector))).toEqual(new Set(['Поволжье']));
  const team = people.users.filter(({ pharmacyId }) => own.includes(pharmacyId ?? ''));
  expect(team.length).toBeGreaterThan(50);
  expect(new Set(team.map(({ pharmacyId }) => pharmacyId)).size).toBeGreaterThan(20);
});

test('past days of visits are theirs, one pharmacy once, and none is of today or ahead', () => {
  const stops = makeDayVisits(people.assignments, calendar);
  expect(stops).toHaveLength(28);
  expect(new Set(stops.map(({ pharmacyId }) => pharmacyId)).size).toBe(28);
  for (const { userId, visitedAt, position } of stops) {
    expect(userId).toBe(agent);
    expect((visitedAt as Date) < calendar.today).toBe(true);
    expect(position).toBeLessThanOrEqual(12);
  }
});
