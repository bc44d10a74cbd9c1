import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import type { TestAnswer } from '@/api/tests/schemas';
import { AnswersStore, type AnswersDeps } from './answers-store';
import { storedDraft } from '@/components/blocks/test-draft/draft';

const OF = { kind: 'test' as const, userId: '7', id: '12', attempt: 'first' };
const answer = (questionId: string, ...optionIds: string[]): TestAnswer => ({ questionId, optionIds });
const draft = (attempt = 'first') => storedDraft({ ...OF, attempt });

/** A service that keeps what it is given, until told to fail. */
function service(saved: TestAnswer[] = []) {
  const kept = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  const state = { failure: null as unknown };
  const save = vi.fn((given: TestAnswer[]) => {
    if (state.failure) return Promise.reject(state.failure as Error);
    for (const { questionId, optionIds } of given) kept.set(questionId, optionIds);
    return Promise.resolve([...kept].map(([questionId, optionIds]) => ({ questionId, optionIds })));
  });
  return { save, state, answers: () => Object.fromEntries(kept) };
}

let stops: (() => void)[] = [];
interface Server {
  save: (given: TestAnswer[]) => Promise<readonly TestAnswer[]>;
  load?: AnswersDeps['load'];
  refit?: NonNullable<AnswersDeps['refit']>;
  keepsLate?: boolean;
}
function open(server: Server, saved: TestAnswer[] = [], savedAt: string | null = null) {
  const onClosed = vi.fn();
  const load = vi.fn(server.load ?? (() => Promise.resolve({ answers: saved, answersSavedAt: savedAt })));
  const { save, refit, keepsLate = false } = server;
  const deps = { save, load, draft: () => draft(), onClosed, keepsLate, ...(refit ? { refit } : {}) };
  const store = new AnswersStore(saved, savedAt, deps);
  stops.push(store.start());
  return { store, onClosed, load, shown: () => store.read().answers, state: () => store.read().state };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(400);

describe('keeping answers', () => {
  it('shows an answer at once and saves it a moment later', async () => {
    const server = service();
    const { store, shown, state } = open(server);
    store.give('1', ['10']);
    expect(shown()).toEqual({ 1: ['10'] });
    expect(state()).toBe('saving');
    expect(server.save).not.toHaveBeenCalled();
    await soon();
    expect(server.answers()).toEqual({ 1: ['10'] });
    expect(state()).toBe('saved');
    expect(draft().read()).toEqual({});
  });

  it('keeps on the device what arrives while another page is on its way; where none comes it is sent again', async () => {
    const server = service();
    const { store, state } = open(server);
    store.give('1', ['10']);
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await soon();
    expect(server.answers()).toEqual({ 1: ['10'] });
    expect(draft().read()).toMatchObject({ 1: { optionIds: ['10'] } });
    await vi.advanceTimersByTimeAsync(11_000);
    expect([state(), draft().read()]).toEqual(['saved', {}]);
  });

  it('sends what was given close together in one request', async () => {
    const server = service();
    const { store } = open(server);
    store.give('1', ['10']);
    store.give('2', ['20']);
    store.give('1', ['11']);
    await soon();
    expect(server.save).toHaveBeenCalledExactlyOnceWith([answer('1', '11'), answer('2', '20')]);
  });

  it('sends one request at a time, and the last intent wins', async () => {
    const answers: (() => void)[] = [];
    const save = vi.fn(
      (given: TestAnswer[]) => new Promise<TestAnswer[]>((done) => answers.push(() => done(given))),
    );
    const { store, shown, state } = open({ save });
    store.give('1', ['10']);
    await soon();
    store.give('1', ['11']);
    await soon();
    expect(save).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await soon();
    expect(shown()).toEqual({ 1: ['11'] });
    expect(save.mock.calls[1]).toEqual([[answer('1', '11')]]);
    answers[1]?.();
    await soon();
    expect(state()).toBe('saved');
    expect(shown()).toEqual({ 1: ['11'] });
  });

  it('clears an answer on the service too', async () => {
    const server = service([answer('1', '10')]);
    const { store, shown } = open(server, [answer('1', '10')], '2026-11-20T10:00:00Z');
    store.give('1', []);
    await soon();
    expect(server.save).toHaveBeenCalledWith([answer('1')]);
    expect(shown()['1']).toEqual([]);
  });

  it('an answer given before it started is kept and sent like any other', async () => {
    const server = service();
    const load = () => Promise.resolve(null);
    const store = new AnswersStore([], null, {
      save: server.save,
      load,
      draft: () => draft(),
      onClosed: vi.fn(),
    });
    store.give('1', ['10']);
    stops.push(store.start());
    expect(Object.keys(draft().read())).toEqual(['1']);
    await soon();
    expect(server.answers()).toEqual({ 1: ['10'] });
  });

  it('shows what another device answered once the service tells', async () => {
    const server = service([answer('2', '20')]);
    const { store, shown } = open(server);
    store.give('1', ['10']);
    await soon();
    expect(shown()).toEqual({ 1: ['10'], 2: ['20'] });
  });
});

describe('a lost network', () => {
  it('waits, keeps the answers on the device, and sends them when it returns', async () => {
    const server = service();
    const { store, state } = open(server);
    server.state.failure = new CallError(0);
    store.give('1', ['10']);
    await soon();
    expect(state()).toBe('offline');
    expect(Object.keys(draft().read())).toEqual(['1']);
    server.state.failure = null;
    window.dispatchEvent(new Event('online'));
    await soon();
    expect(state()).toBe('saved');
    expect(server.answers()).toEqual({ 1: ['10'] });
  });

  it('tries again by itself, later and later', async () => {
    const server = service();
    const { store } = open(server);
    server.state.failure = new CallError(503);
    store.give('1', ['10']);
    await soon();
    expect(server.save).toHaveBeenCalledTimes(1);
    expect(store.read().state).toBe('trouble');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.save).toHaveBeenCalledTimes(2);
    server.state.failure = null;
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.read().state).toBe('saved');
  });

  it('waits as long as the service asks', async () => {
    const server = service();
    const { store } = open(server);
    server.state.failure = new CallError(429, [], 10);
    store.give('1', ['10']);
    await soon();
    await vi.advanceTimersByTimeAsync(9000);
    expect(server.save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(server.save).toHaveBeenCalledTimes(2);
  });

  it('says so when the browser tells, before anything is given', () => {
    const { state } = open(service());
    window.dispatchEvent(new Event('offline'));
    expect(state()).toBe('offline');
    window.dispatchEvent(new Event('online'));
    expect(state()).toBe('none');
  });

  it('goes on after a reload: what was not confirmed is shown and sent', async () => {
    const lost = service();
    lost.state.failure = new CallError(0);
    const before = open(lost);
    before.store.give('1', ['10']);
    await soon();
    const server = service([answer('2', '20')]);
    const { shown } = open(server, [answer('2', '20')], new Date(Date.now() - 60_000).toISOString());
    expect(shown()).toEqual({ 1: ['10'], 2: ['20'] });
    await soon();
    expect(server.answers()).toEqual({ 1: ['10'], 2: ['20'] });
  });
});

describe('an ended session', () => {
  it('waits for the sign-in without asking again, then sends', async () => {
    const server = service();
    const { store, state } = open(server);
    server.state.failure = new CallError(401);
    store.give('1', ['10']);
    await soon();
    expect(state()).toBe('session');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.save).toHaveBeenCalledTimes(1);
    server.state.failure = null;
    store.adopt([], null);
    await soon();
    expect(state()).toBe('saved');
    expect(server.answers()).toEqual({ 1: ['10'] });
  });
});

describe('a test that is closed meanwhile', () => {
  it.each([404, 409, 422])('on %i takes no more answers and asks for a fresh page', async (status) => {
    const server = service();
    const { store, state, onClosed } = open(server);
    server.state.failure = new CallError(status);
    store.give('1', ['10']);
    await soon();
    expect(state()).toBe('closed');
    expect(onClosed).toHaveBeenCalledTimes(1);
    store.give('2', ['20']);
    expect(store.read().answers['2']).toBeUndefined();
    expect(draft().read()).toEqual({});
  });

  it('what was refused as it came late stays on the device for the page that tells of it, and is not sent again', async () => {
    const server = service();
    const { store, state } = open({ ...server, keepsLate: true });
    server.state.failure = new CallError(409);
    store.give('1', ['10']);
    await soon();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toBe('closed');
    expect(server.save).toHaveBeenCalledOnce();
    expect(draft().read()).toMatchObject({ 1: { optionIds: ['10'] } });
    store.close('sent');
    expect(draft().read()).toEqual({});
  });

  it('answers go on when the fresh page still asks', async () => {
    const server = service();
    const { store, state } = open(server);
    server.state.failure = new CallError(422);
    store.give('1', ['10']);
    await soon();
    server.state.failure = null;
    store.adopt([answer('3', '30')], '2026-11-20T10:00:00Z');
    expect(state()).toBe('saved');
    store.give('2', ['20']);
    await soon();
    expect(server.answers()).toEqual({ 2: ['20'] });
  });

  it('sent is sent: nothing is kept and nothing goes any more', async () => {
    const server = service();
    const { store, state } = open(server);
    store.give('1', ['10']);
    store.close('sent');
    await soon();
    store.adopt([], null);
    expect(state()).toBe('sent');
    expect(server.save).not.toHaveBeenCalled();
    expect(draft().read()).toEqual({});
  });
});

describe('another version of the questions', () => {
  const refusing = (server: ReturnType<typeof service>) => ({
    ...server,
    save: (given: TestAnswer[]) =>
      given.some(({ questionId }) => questionId === 'gone')
        ? Promise.reject(new CallError(422))
        : server.save(given),
  });
  const fits = (id: string, choices: readonly string[]) => (id === 'gone' ? null : choices);

  it('takes what it still asks, shows itself, and is not said to be closed', async () => {
    const server = service();
    const { store, state, onClosed } = open({ ...refusing(server), refit: () => Promise.resolve(fits) });
    store.give('gone', ['10']);
    store.give('1', ['11']);
    await soon();
    await soon();
    expect(server.answers()).toEqual({ 1: ['11'] });
    expect([state(), onClosed.mock.calls.length]).toEqual(['saved', 1]);
    expect(draft().read()).toEqual({});
  });

  it('where nothing is left to send, answering goes on', async () => {
    const server = service();
    const { store, state, shown } = open({ ...refusing(server), refit: () => Promise.resolve(fits) });
    store.give('gone', ['10']);
    await soon();
    expect([state(), shown()]).toEqual(['none', {}]);
    store.give('1', ['11']);
    await soon();
    expect(server.answers()).toEqual({ 1: ['11'] });
  });

  it('that can not be asked for leaves the answers waiting; one that is over is closed', async () => {
    const refit = vi
      .fn<NonNullable<AnswersDeps['refit']>>()
      .mockRejectedValueOnce(new CallError(0))
      .mockResolvedValueOnce(null);
    const { store, state } = open({ ...refusing(service()), refit });
    store.give('gone', ['10']);
    await soon();
    expect([state(), Object.keys(draft().read())]).toEqual(['offline', ['gone']]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toBe('closed');
  });

  it('that refuses what fits is not asked again and again', async () => {
    const server = service();
    server.state.failure = new CallError(422);
    const { store, state } = open({ ...server, refit: () => Promise.resolve(fits) });
    store.give('1', ['10']);
    await soon();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.save).toHaveBeenCalledOnce();
    expect(state()).not.toBe('closed');
  });
});

it('two tabs: an answer of the other one is shown here, not sent twice', async () => {
  const server = service();
  const { store, shown } = open(server);
  store.give('1', ['10']);
  await soon();
  const pending = { 1: { optionIds: ['11'], at: Date.now() + 1, was: ['10'] } };
  const key = 'test:7:12:first';
  const event = new StorageEvent('storage', { key, newValue: JSON.stringify({ pending }) });
  window.dispatchEvent(event);
  expect(shown()).toEqual({ 1: ['11'] });
  await soon();
  expect(server.save).toHaveBeenCalledTimes(1);
});

describe('another device', () => {
  const later = () => ({
    answers: [answer('1', '11'), answer('2', '20')],
    answersSavedAt: new Date().toISOString(),
  });
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return vi.advanceTimersByTimeAsync(0);
  };
  afterEach(() => void vi.restoreAllMocks());

  it('what it answered is shown as soon as the page is looked at again', async () => {
    const { shown, store, load } = open({ ...service(), load: () => Promise.resolve(later()) }, [
      answer('1', '10'),
    ]);
    await show('hidden');
    expect(load).not.toHaveBeenCalled();
    await show('visible');
    expect(shown()).toEqual({ 1: ['11'], 2: ['20'] });
    expect(store.unconfirmed()).toEqual([]);
  });

  it('where it sent the test, a fresh page is asked for; a service that can’t tell changes nothing', async () => {
    const load = vi
      .fn<AnswersDeps['load']>()
      .mockRejectedValueOnce(new CallError(503))
      .mockResolvedValueOnce(null);
    const { onClosed, state } = open({ ...service(), load }, [answer('1', '10')]);
    await show('visible');
    expect([state(), onClosed.mock.calls.length]).toEqual(['saved', 0]);
    await show('visible');
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('only what is not confirmed is left to say: of this page and of another tab', async () => {
    const server = service([answer('1', '10')]);
    const { store, shown } = open({ ...server, load: () => Promise.resolve(later()) }, [answer('1', '10')]);
    server.state.failure = new CallError(503);
    draft().put('4', { optionIds: ['40'], at: Date.now(), was: [] });
    store.give('3', ['30']);
    await store.renew();
    expect(store.unconfirmed()).toEqual([answer('3', '30'), answer('4', '40')]);
    expect(shown()).toEqual({ 1: ['11'], 2: ['20'], 3: ['30'], 4: ['40'] });
  });

  it('what was saved here while the service was asked is newer than its answer', async () => {
    let tell = () => {};
    const load = () => new Promise<ReturnType<typeof later>>((done) => (tell = () => done(later())));
    const { store, shown } = open({ ...service(), load });
    const asked = store.renew();
    store.give('1', ['10']);
    await soon();
    tell();
    expect(await asked).toBe(true);
    expect(shown()).toEqual({ 1: ['10'] });
  });
});
