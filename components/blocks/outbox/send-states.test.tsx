import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { saveState, type InteractiveModule } from '@/api/modules/queries';
import { draftedModules, storedDraft } from '../module-play/state-draft';
import { sendStates } from './send-states';

vi.mock('@/api/modules/queries', () => ({ saveState: vi.fn() }));
const saved = vi.mocked(saveState);
const WHO = '7';
const EARLY = '2026-11-20T09:00:00.000Z';
const LATE = '2026-11-20T10:00:00.000Z';

const load = (stateSavedAt: string | null) => async (id: string) =>
  ({ id, stateSavedAt }) as InteractiveModule;
/** `open`: ids of modules whose page is open in any tab. */
function givenLocks(open: readonly string[] = []) {
  const request = async (name: string, _: object, work: (lock: object | null) => Promise<void>) =>
    work(open.some((id) => name.endsWith(`:${id}`)) ? null : {});
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

beforeEach(() => {
  localStorage.clear();
  saved.mockReset();
  givenLocks();
  storedDraft(WHO, '1').put({ state: '{"step":1}', based: EARLY });
  storedDraft('8', '1').put({ state: '{"other":1}', based: EARLY });
});

test('what was left without a network is sent once, and for its own person alone', async () => {
  await sendStates(WHO, load(EARLY));
  await sendStates(WHO, load(LATE));
  expect(saved.mock.calls).toEqual([['1', '{"step":1}']]);
  expect([draftedModules(WHO), draftedModules('8')]).toEqual([[], ['1']]);
});

test('another device went on since: its state stands', async () => {
  await sendStates(WHO, load(LATE));
  expect(saved).not.toHaveBeenCalled();
  expect(draftedModules(WHO)).toEqual([]);
});

test('a module that is open sends its state itself', async () => {
  givenLocks(['1']);
  await sendStates(WHO, load(EARLY));
  expect(saved).not.toHaveBeenCalled();
  expect(draftedModules(WHO)).toEqual(['1']);
});

test('in somebody else’s session it goes on waiting for its own person', async () => {
  saved.mockRejectedValueOnce(new CallError(403, [{ status: '403', code: OTHER_PERSON }] as never));
  await expect(sendStates(WHO, load(EARLY))).rejects.toThrow();
  expect(draftedModules(WHO)).toEqual(['1']);
});

test('without a network it goes on waiting; of a module that was taken away nothing is left', async () => {
  saved.mockRejectedValueOnce(new CallError(0));
  await expect(sendStates(WHO, load(EARLY))).rejects.toThrow();
  expect(draftedModules(WHO)).toEqual(['1']);
  await sendStates(WHO, () => Promise.reject(new CallError(404)));
  expect(draftedModules(WHO)).toEqual([]);
});
