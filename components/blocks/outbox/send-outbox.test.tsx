import { beforeEach, expect, test, vi } from 'vitest';
import { setFavorite } from '@/api/learnings/queries';
import { CallError } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { complete } from '@/api/modules/queries';
import { keepVisit } from '@/api/representative/queries';
import { putIntent, readOutbox } from '@/lib/pwa/outbox';
import { resultEntry, resultWaits } from './module-result';
import { sendOutbox } from './send-outbox';

vi.mock('@/api/learnings/queries', () => ({ setFavorite: vi.fn() }));
vi.mock('@/api/representative/queries', () => ({ keepVisit: vi.fn() }));
vi.mock('@/api/modules/queries', () => ({ complete: vi.fn() }));
const sent = vi.mocked(setFavorite);
const completed = vi.mocked(complete);
const WHO = '7';

const keep = (id: string, at: number) =>
  putIntent(WHO, { key: `favorite:${id}`, kind: 'favorite', title: id, on: true, data: { id }, at });

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  keep('1', 1);
  keep('2', 2);
});

const chunkLost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

test.each([
  ['no network', new CallError(0)],
  ['code that could not be fetched as the network came back', chunkLost],
  ['a service that is away', new CallError(503)],
  ['a session to be renewed', new CallError(401)],
  ['somebody else’s session', new CallError(403, [{ status: '403', code: OTHER_PERSON }] as never)],
  ['too many at once', new CallError(429)],
  ['sooner than a person can', new CallError(422, [{ status: '422', code: 'too-soon' }] as never)],
])('%s: everything goes on waiting', async (_, error) => {
  sent.mockRejectedValueOnce(error);
  expect(await sendOutbox(WHO)).toEqual({ sent: 0, whole: false });
  expect(readOutbox(WHO).map(({ problem }) => problem)).toEqual([undefined, undefined]);
});

test.each([
  ['a refusal', new CallError(403)],
  ['a defect', new TypeError('undefined is not a function')],
])('%s is told at its entry, and the next ones go', async (_, error) => {
  sent.mockRejectedValueOnce(error);
  expect(await sendOutbox(WHO)).toEqual({ sent: 1, whole: true });
  const [left, ...others] = readOutbox(WHO);
  expect(others).toEqual([]);
  expect(left?.key).toBe('favorite:1');
  expect(left?.problem).toBeTruthy();
});

const taken = (id: string, at: number) =>
  putIntent(WHO, { key: `favorite:${id}`, kind: 'favorite', title: id, on: false, data: { id }, at });

test.each([
  ['arrived', undefined],
  ['was refused', new CallError(404)],
])(
  'what is wanted anew while a call for it is on its way is sent last, though that one %s',
  async (_, error) => {
    sent.mockImplementationOnce(async () => {
      taken('1', 3);
      if (error) throw error;
    });
    expect((await sendOutbox(WHO)).whole).toBe(true);
    expect(sent.mock.calls).toEqual([
      ['1', true],
      ['2', true],
      ['1', false],
    ]);
    expect(readOutbox(WHO)).toEqual([]);
  },
);

test('of what is taken back before its turn the taking back alone is sent', async () => {
  sent.mockImplementationOnce(async () => void taken('2', 3));
  expect(await sendOutbox(WHO)).toEqual({ sent: 2, whole: true });
  expect(sent.mock.calls).toEqual([
    ['1', true],
    ['2', false],
  ]);
});

test('a module’s result goes with the key it was kept with, however often; a refusal says why', async () => {
  localStorage.clear();
  completed.mockReset();
  putIntent(WHO, { ...resultEntry({ id: '5', title: 'Мифы' }, { correctAnswersCount: 2 }, 'key-1'), at: 1 });
  expect(resultWaits(WHO, '5')).toBe(true);
  completed.mockRejectedValueOnce(new CallError(503));
  expect(await sendOutbox(WHO)).toEqual({ sent: 0, whole: false });
  completed.mockRejectedValueOnce(
    new CallError(404, [{ status: '404', detail: 'Такого модуля нет.' }] as never),
  );
  await sendOutbox(WHO);
  const call = { id: '5', body: { correctAnswersCount: 2 }, idempotencyKey: 'key-1', patient: true };
  expect(completed.mock.calls).toEqual([[call], [call]]);
  expect(readOutbox(WHO)[0]?.problem).toBe('Такого модуля нет.');
  // a refused result no longer waits: another one may replace it
  expect(resultWaits(WHO, '5')).toBe(false);
});

test('a result waits while the state of its module could not be sent; the rest goes', async () => {
  putIntent(WHO, { ...resultEntry({ id: '5', title: 'Мифы' }, {}, 'key-1'), at: 3 });
  expect(await sendOutbox(WHO, 'module')).toEqual({ sent: 2, whole: true });
  expect(readOutbox(WHO)).toMatchObject([{ kind: 'module' }]);
});

test('a visit of the day’s plan goes with the moment it was made and its note', async () => {
  localStorage.clear();
  const data = { day: '2026-11-24', pharmacyId: '3', visitedAt: '2026-11-24T09:00:00.000Z', note: 'SPF' };
  putIntent(WHO, { key: 'stop:2026-11-24:3', kind: 'stop', title: 'Аптека', on: true, data, at: 1 });
  expect(await sendOutbox(WHO)).toEqual({ sent: 1, whole: true });
  const { day, ...rest } = data;
  expect(keepVisit).toHaveBeenCalledWith(day, { ...rest, visited: true });
});
