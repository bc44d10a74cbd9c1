import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { dropDraft, saveDraft } from '@/api/drafts/queries';
import { DraftKeeper, type Kept } from './draft-keeper';
import { takeLocal } from './local-draft';

vi.mock('@/api/drafts/queries', () => ({
  saveDraft: vi.fn(),
  dropDraft: vi.fn(),
}));

const PLACE = { kind: 'article', subject: '7', owner: '1' } as const;
const save = vi.mocked(saveDraft);
let told: Kept[];
const make = (savedAt: string | null = null, base = '{}') =>
  new DraftKeeper(PLACE, savedAt, base, (kept) => told.push(kept));
const at = (minute: number) => `2026-11-20T11:0${String(minute)}:00.000Z`;
const answer = (minute: number) =>
  save.mockResolvedValueOnce({ id: 'article-7', values: '', seenAt: null, writer: '', savedAt: at(minute) });
const refuse = (status: number, code = '', meta?: Record<string, unknown>) =>
  save.mockRejectedValueOnce(
    new CallError(status, [{ status: String(status), code, ...(meta ? { meta } : {}) }]),
  );

beforeEach(() => {
  told = [];
  localStorage.clear();
  save.mockReset();
  vi.mocked(dropDraft).mockReset().mockResolvedValue(undefined);
});

test('what is typed is kept once, going on from what was kept before', async () => {
  const keeper = make();
  answer(1);
  keeper.change('{"a":1}', null);
  keeper.change('{"a":2}', null);
  expect(keeper.isPending).toBe(true);
  await keeper.flush();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[2]).toMatchObject({ values: '{"a":2}', after: null });
  answer(2);
  keeper.change('{"a":3}', at(0));
  await keeper.flush();
  expect(save.mock.calls[1]?.[2]).toMatchObject({ after: at(1), seenAt: at(0) });
  expect(told.map(({ kind }) => kind)).toEqual(['saving', 'saving', 'saved', 'saving', 'saved']);
  expect(keeper.isPending).toBe(false);
});

test('typed back to what is saved: nothing is sent', async () => {
  const keeper = make();
  keeper.change('{"a":1}', null);
  keeper.change('{}', null);
  await keeper.flush();
  expect(save).not.toHaveBeenCalled();
  expect(told.at(-1)).toEqual({ kind: 'same' });
});

test.each([0, 503, 401])('with %i there is a copy in the browser until the server has it', async (status) => {
  const keeper = make();
  refuse(status);
  keeper.change('{"a":1}', null);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'local' });
  expect(takeLocal(PLACE)?.values).toBe('{"a":1}');
  expect(takeLocal({ ...PLACE, owner: '2' })).toBeNull();
  answer(1);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'saved', at: at(1) });
  expect(takeLocal(PLACE)).toBeNull();
  keeper.stop();
});

test('the code that sends it could not be fetched: a copy in the browser, and another try', async () => {
  const keeper = make();
  save.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
  keeper.change('{"a":1}', null);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'local' });
  expect(takeLocal(PLACE)?.values).toBe('{"a":1}');
  answer(1);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'saved', at: at(1) });
  keeper.stop();
});

test('another tab has written: said with when, written over or gone on with', async () => {
  const keeper = make(at(1));
  refuse(409, 'draft-elsewhere', { at: at(3) });
  keeper.change('{"a":1}', null);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'elsewhere', at: at(3) });
  answer(4);
  await keeper.writeOver();
  expect(save.mock.calls[1]?.[2]).not.toHaveProperty('after');
  keeper.adopt({ values: '{"a":9}', savedAt: at(5) });
  answer(6);
  keeper.change('{"a":10}', null);
  await keeper.flush();
  expect(save.mock.calls[2]?.[2]).toMatchObject({ after: at(5) });
});

test('a draft the services refuse is not tried again, and says why', async () => {
  const keeper = make();
  save.mockRejectedValueOnce(new CallError(422, [{ status: '422', code: 'x', detail: 'Слишком длинно.' }]));
  keeper.change('{"a":1}', null);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'refused', text: 'Слишком длинно.' });
});

test('a saved form needs no draft; without one nothing is asked', async () => {
  await make().forget('{"a":1}');
  expect(dropDraft).not.toHaveBeenCalled();
  const keeper = make(at(1));
  keeper.change('{"a":2}', null);
  await keeper.forget('{"a":2}');
  expect(dropDraft).toHaveBeenCalledWith('article', '7');
  await keeper.flush();
  expect(save).not.toHaveBeenCalled();
  expect(told.at(-1)).toEqual({ kind: 'same' });
});

test('the page goes before anything is sent: a copy stays here', () => {
  const keeper = make();
  keeper.keepHere();
  expect(takeLocal(PLACE)).toBeNull();
  keeper.change('{"a":1}', null);
  keeper.keepHere();
  expect(takeLocal(PLACE)?.values).toBe('{"a":1}');
  keeper.stop();
});

test('a copy of tabs that are gone names them to the services: what they sent unheard is no stranger’s', async () => {
  for (const values of ['{"a":1}', '{"a":2}']) {
    const gone = make();
    const left = takeLocal(PLACE);
    if (left) gone.resume(left);
    gone.change(values, null);
    gone.keepHere();
    gone.stop();
  }
  const local = takeLocal(PLACE);
  if (!local) throw new Error('No copy was kept');
  expect(local.writers).toHaveLength(2);
  const keeper = make();
  answer(3);
  keeper.resume(local);
  await keeper.flush();
  expect(save.mock.lastCall?.[2]).toMatchObject({ values: '{"a":2}', after: null, before: local.writers });
  expect(told.at(-1)).toEqual({ kind: 'saved', at: at(3) });
  expect(takeLocal(PLACE)).toBeNull();
  // the services have it: those tabs have nothing more to say
  answer(4);
  keeper.change('{"a":3}', null);
  await keeper.flush();
  expect(save.mock.lastCall?.[2]).not.toHaveProperty('before');
});

test('a stranger’s draft in the way of a copy: said, and the copy stays', async () => {
  const keeper = make();
  refuse(409, 'draft-elsewhere', { at: at(2) });
  keeper.resume({ values: '{"a":1}', seenAt: null, after: null, writers: ['gone'] });
  await keeper.flush();
  expect(told.at(-1)).toEqual({ kind: 'elsewhere', at: at(2) });
  expect(takeLocal(PLACE)).toMatchObject({ values: '{"a":1}' });
});

test('a copy names the last twenty tabs alone', () => {
  const keeper = make();
  // also of a copy that names more
  const writers = Array.from({ length: 25 }, (_, tab) => `tab-${String(tab)}`);
  answer(1);
  keeper.resume({ values: '{"a":1}', seenAt: null, after: null, writers });
  keeper.keepHere();
  keeper.stop();
  expect(takeLocal(PLACE)?.writers).toHaveLength(20);
  expect(takeLocal(PLACE)?.writers?.slice(0, 2)).toEqual(['tab-6', 'tab-7']);
});

test.each(['adopted', 'forgotten'])(
  'once the copy is %s, the tabs it came from are strangers again',
  async (how) => {
    const keeper = make();
    keeper.resume({ values: '{"a":1}', seenAt: null, after: null, writers: ['gone'] });
    if (how === 'adopted') keeper.adopt({ values: '{"a":9}', savedAt: at(5) });
    else await keeper.forget('{}');
    answer(6);
    keeper.change('{"a":10}', null);
    await keeper.flush();
    expect(save.mock.lastCall?.[2]).toMatchObject({ values: '{"a":10}' });
    expect(save.mock.lastCall?.[2]).not.toHaveProperty('before');
  },
);
