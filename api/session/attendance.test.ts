import { expect, test, vi } from 'vitest';
import type { Endpoint } from '../core/endpoint';
import { checkInAtDoor } from '../door/endpoints';
import { listRegistered, markVisit, recordWalkIn } from '../registrations/endpoints';
import { confirmPresence } from '../webinars/endpoints';
import { getImport } from '../imports/endpoints';
import { attendancesIn, reportVisitsOf } from './attendance';
import { reportImportedVisits } from './imported-visits';

vi.mock('server-only', () => ({}));
vi.mock('../core/statistics', () => ({ reportAttendance: vi.fn() }));
vi.mock('./imported-visits', () => ({ reportImportedVisits: vi.fn() }));

const VISIT = { user_id: '4', visit_id: 'e7a4', visited_at: '2026-11-24T07:05:00.000Z' };
const read = (endpoint: unknown, data: object) =>
  attendancesIn(endpoint as Endpoint, Buffer.from(JSON.stringify({ data })));
const told = { userId: '4', trainingId: '7', eventId: 'e7a4', happenedAt: VISIT.visited_at };

test.each([markVisit, recordWalkIn, checkInAtDoor])(
  'a visit is told with its own id and moment',
  (endpoint) => {
    expect(read(endpoint, { id: '1', attributes: { ...VISIT, training_id: '7' } })).toEqual([told]);
  },
);

test('of a guest nothing is told, nor of an answer that is no visit', () => {
  const guest = { ...VISIT, user_id: null, training_id: '7' };
  expect(read(markVisit, { id: '1', attributes: guest })).toEqual([]);
  expect(attendancesIn(markVisit as unknown as Endpoint, Buffer.from('<html>'))).toEqual([]);
});

test('whom a leader marks by one press are told one by one', () => {
  const second = { ...VISIT, user_id: '5', visit_id: 'e7a5' };
  const attributes = { present: 2, unmarked: 0, visits: [VISIT, second] };
  expect(read(confirmPresence, { id: '7', attributes })).toEqual([
    told,
    { ...told, userId: '5', eventId: 'e7a5' },
  ]);
});

test('other calls tell nothing, whatever they answer', () => {
  expect(read(listRegistered, { id: '1', attributes: { ...VISIT, training_id: '7' } })).toEqual([]);
});

test.each([
  ['is applied', { kind: 'training-visits', state: 'done' }, 200, 1],
  ['is still applied', { kind: 'training-visits', state: 'applying' }, 200, 0],
  ['is of words', { kind: 'glossary-words', state: 'done' }, 200, 0],
  ['is somebody else’s', { kind: 'training-visits', state: 'done' }, 404, 0],
])('visits of an import that %s', (_, attributes, status, times) => {
  vi.mocked(reportImportedVisits).mockClear();
  const body = Buffer.from(JSON.stringify({ data: { id: '3', attributes } }));
  reportVisitsOf(getImport as unknown as Endpoint, status, body);
  expect(reportImportedVisits).toHaveBeenCalledTimes(times);
});
