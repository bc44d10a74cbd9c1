import { expect, test } from 'vitest';
import { needsBetween } from './leader-time';

const at = (clock: string) => new Date(`2026-11-24T${clock}:00Z`);
const hall = (cityId: string, from: string, to: string) => ({
  ...{ type: 'offline' as const, cityId, startsAt: at(from), endsAt: at(to) },
});
const webinar = (from: string, to: string) => ({
  ...{ type: 'webinar' as const, cityId: null, startsAt: at(from), endsAt: at(to) },
});

test.each([
  ['half an hour in one city is enough', hall('1', '10:00', '12:00'), hall('1', '12:30', '14:00'), false],
  ['less is not', hall('1', '10:00', '12:00'), hall('1', '12:29', '14:00'), true],
  ['three hours between cities', hall('1', '10:00', '12:00'), hall('2', '15:00', '16:00'), false],
  ['and not less', hall('2', '14:59', '16:00'), hall('1', '10:00', '12:00'), true],
  ['a quarter beside a webinar', hall('1', '10:00', '12:00'), webinar('12:15', '13:00'), false],
  ['one within the other', webinar('10:00', '14:00'), webinar('11:00', '12:00'), true],
])('%s', (_, one, other, busy) => {
  expect(needsBetween(one, other)).toBe(busy);
});
