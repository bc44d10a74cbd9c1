import { expect, test, vi } from 'vitest';
import { askedOf, timetableTable } from './timetable-table';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

const asked = (query: Record<string, string>, isAdmin: boolean) =>
  askedOf(timetableTable.read(query), isAdmin);

test('a trainer begins with their own, an admin with everybody’s', () => {
  expect(asked({}, false).filter).toEqual({ state: 'coming', mine: '1' });
  expect(asked({}, true).filter).toEqual({ state: 'coming' });
  expect(asked({ whose: 'all' }, false).filter).toEqual({ state: 'coming' });
  expect(asked({ whose: 'mine' }, true).filter).toEqual({ state: 'coming', mine: '1' });
});

test('what has passed is read from its end, unless another order is asked for', () => {
  expect(asked({}, true).sort).toBe('starts_at');
  expect(asked({ state: 'past' }, true).sort).toBe('-starts_at');
  expect(asked({ state: 'past', sort: 'name' }, true).sort).toBe('name');
});

test('a spoiled address opens the list', () => {
  const spoiled = { state: 'x', from: '2026-02-30', topic: 'drop', type: 'hall', page: '0' };
  expect(asked(spoiled, true).filter).toEqual({ state: 'coming' });
});

test('every choice of the address reaches the call', () => {
  const query = { search: 'акне', mark: 'lrp,vichy', type: 'offline', role: 'expert', topic: '4' };
  expect(asked({ ...query, from: '2026-11-01', to: '2026-11-30' }, true).filter).toEqual({
    ...{ state: 'coming', search: 'акне', mark: ['lrp', 'vichy'], type: 'offline', role: 'expert' },
    ...{ topicId: '4', from: '2026-11-01', to: '2026-11-30' },
  });
});
