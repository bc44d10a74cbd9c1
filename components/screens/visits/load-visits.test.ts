import { beforeEach, expect, test, vi } from 'vitest';
import { loadVisits } from './load-visits';

vi.mock('server-only', () => ({}));
interface Slot {
  id: string;
  startsAt: string;
  endsAt: string;
}
const [asked, slots] = vi.hoisted(() => [[] as object[], [] as Slot[]]);
vi.mock('@/api/timetable/queries', () => ({ registeredListQuery: vi.fn() }));
vi.mock('@/api/trainings/queries', () => ({
  slotQuery: vi.fn(),
  // as the services answer it, by Moscow's days
  slotListQuery: ({ from, to, ...rest }: { from: string; to: string }) => {
    asked.push({ from, to, ...rest });
    const dayOf = (at: string) => new Date(Date.parse(at) + 3 * 3_600_000).toISOString().slice(0, 10);
    return {
      items: slots.filter(({ startsAt }) => dayOf(startsAt) >= from && dayOf(startsAt) <= to),
    };
  },
}));
vi.mock('@/api/core/server', () => ({ must: (answer: unknown) => Promise.resolve(answer) }));
vi.mock('@/api/core/part', () => ({ part: (answer: unknown) => Promise.resolve(answer) }));

const slot = (id: string, startsAt: string): Slot => ({
  ...{ id, startsAt },
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
});
const offered = async (now: string, roles: readonly string[] = ['admin']) => {
  const view = { at: '/visits', training: undefined } as never;
  const { recent } = await loadVisits(view, { id: '7', roles }, new Date(now));
  return recent.map(({ id }) => id);
};

beforeEach(() => {
  asked.length = 0;
  slots.splice(0, slots.length, slot('evening', '2026-11-29T18:00:00+03:00'));
});

test('a door that opens before midnight for a training after it is offered, first', async () => {
  slots.push(slot('night', '2026-11-30T00:20:00+03:00'), slot('morning', '2026-11-30T10:00:00+03:00'));
  expect(await offered('2026-11-29T23:30:00+03:00')).toEqual(['night', 'evening']);
  expect(await offered('2026-11-29T23:10:00+03:00')).toEqual(['evening']);
});

test('on the rest of a day it is one question, of the day itself and a month before', async () => {
  expect(await offered('2026-11-29T12:00:00+03:00')).toEqual(['evening']);
  expect(asked).toEqual([{ from: '2026-10-29', to: '2026-11-29' }]);
});

test('who leads is asked for in both', async () => {
  await offered('2026-11-29T23:30:00+03:00', ['trainer']);
  expect(asked).toEqual([
    { from: '2026-10-29', to: '2026-11-29', trainerId: '7' },
    { from: '2026-11-30', to: '2026-11-30', trainerId: '7' },
  ]);
});
