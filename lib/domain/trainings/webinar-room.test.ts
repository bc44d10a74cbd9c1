import { expect, test } from 'vitest';
import { areQuestionsOpen, isPresenceOpen } from './webinar-room';

const webinar = { startsAt: new Date('2026-11-24T12:00:00Z'), endsAt: new Date('2026-11-24T13:30:00Z') };
const at = (time: string) => new Date(`2026-11-24T${time}Z`);

test('somebody is there from a quarter of an hour before the start until as long after the end', () => {
  expect(
    ['11:44:59', '11:45:00', '13:45:00', '13:45:01'].map((time) => isPresenceOpen(webinar, at(time))),
  ).toEqual([false, true, true, false]);
});

test('questions are asked before, and a day after the end', () => {
  expect(areQuestionsOpen(webinar, at('00:00:00'))).toBe(true);
  expect(areQuestionsOpen(webinar, new Date('2026-11-25T13:30:00Z'))).toBe(true);
  expect(areQuestionsOpen(webinar, new Date('2026-11-25T13:30:01Z'))).toBe(false);
});
