import { expect, test } from 'vitest';
import type { TrainingSlot } from '@/api/trainings/queries';
import { bookingOf } from './booking';

const now = new Date('2026-11-23T07:00:00Z');
const slot = (more: Partial<TrainingSlot>) =>
  ({
    ...{
      id: '1',
      topicId: '1',
      name: 'Акне',
      type: 'webinar',
      status: 'planned',
      notes: null,
      address: null,
    },
    ...{ slot: '2026-11-24|10:00–12:00', localSlot: '2026-11-24|10:00–12:00', readerSlot: null, city: null },
    ...{ startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-24T09:00:00Z', remainingPlaces: 3 },
    ...{ registeredPharmacistId: '7', waitingId: null, waitingPosition: null, checkInCode: null },
    ...{ isConfirmed: false },
    ...more,
  }) as TrainingSlot;
const answer = (more: Partial<TrainingSlot>, at: Date = now) => bookingOf(slot(more), at).answer;

test('who has a seat is asked within a day of the start, and not once they have answered', () => {
  expect(answer({})).toBe('asked');
  expect(answer({}, new Date(now.getTime() - 1))).toBeNull();
  expect(answer({ isConfirmed: true })).toBe('comes');
  expect(answer({ registeredPharmacistId: null })).toBeNull();
  expect(answer({}, new Date('2026-11-24T07:00:00Z'))).toBeNull();
});
