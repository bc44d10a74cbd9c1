import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../core/call-error';
import { sendAttendance } from '../core/statistics';
import { callWith } from './call-with';
import { reportImportedVisits } from './imported-visits';

vi.mock('server-only', () => ({}));
vi.mock('@/lib/config/portal', () => ({ env: () => ({ STATISTICS_TOKEN: 'token' }) }));
vi.mock('./call-with', () => ({ callWith: vi.fn() }));
vi.mock('../core/statistics', () => ({ sendAttendance: vi.fn() }));

const visit = (id: string) => ({ id, userId: '4', trainingId: '7', visitedAt: '2026-11-24T07:05:00.000Z' });
/** What the core still keeps; it forgets what it is told was told. */
let kept: string[] = [];
const asked = () =>
  vi.mocked(callWith).mock.calls.map(([, { body }]) => (body as unknown as { told: string[] }).told);

beforeEach(() => {
  kept = ['a', 'b', 'c'];
  vi.mocked(sendAttendance).mockReset().mockResolvedValue('sent');
  vi.mocked(callWith)
    .mockReset()
    .mockImplementation((_, { body }) => {
      const { told } = body as unknown as { told: string[] };
      kept = kept.filter((id) => !told.includes(id));
      return Promise.resolve({ items: kept.slice(0, 2).map(visit) } as never);
    });
});

test('every visit is told with its own id, page by page, until none is left', async () => {
  await reportImportedVisits();
  expect(asked()).toEqual([[], ['a', 'b'], ['c']]);
  expect(vi.mocked(sendAttendance).mock.calls.map(([{ eventId }]) => eventId)).toEqual(['a', 'b', 'c']);
  expect(sendAttendance).toHaveBeenCalledWith({
    ...{ userId: '4', trainingId: '7', eventId: 'a', happenedAt: '2026-11-24T07:05:00.000Z' },
  });
});

test('a collector that is away is not asked on, and what it has not had is kept', async () => {
  vi.mocked(sendAttendance).mockResolvedValueOnce('sent').mockResolvedValue('away');
  await reportImportedVisits();
  expect(asked()).toEqual([[], ['a']]);
  expect(kept).toEqual(['b', 'c']);
});

test('what it refuses for good is not asked for ever', async () => {
  vi.mocked(sendAttendance).mockResolvedValue('refused');
  await reportImportedVisits();
  expect(kept).toEqual([]);
});

test('asked twice at once it goes once, and a core that is away is asked again later', async () => {
  await Promise.all([reportImportedVisits(), reportImportedVisits()]);
  expect(asked()).toHaveLength(3);
  vi.mocked(callWith).mockReset().mockRejectedValue(new CallError(503));
  await reportImportedVisits();
  await reportImportedVisits();
  expect(callWith).toHaveBeenCalledTimes(2);
});
