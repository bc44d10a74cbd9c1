import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const code = readFileSync('backend/services/packages/runtime/scorm-bridge.js', 'utf8');
const CHANNEL = 'portal-module';
/** Longer than any timeout of the bridge. */
const QUIET_MS = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Said {
  type: string;
  score?: number;
  late?: boolean;
}

/** Runs the bridge in its own window with a run-time that only stores its options. */
function bridge(edition: 'Scorm12API' | 'Scorm2004API', cmi: object, name = '', course?: object) {
  const listeners = new Map<string, (event: object) => void>();
  const handlers = new Map<string, () => void>();
  const said: Said[] = [];
  function Runtime(this: object) {
    const on = (event: string, work: () => void) => handlers.set(event, work);
    Object.assign(this, { cmi, on, loadFromFlattenedJSON: () => undefined });
  }
  const window = {
    [edition]: Runtime,
    name,
    parent: { postMessage: (message: Said) => said.push(message) },
    addEventListener: (event: string, work: (event: object) => void) => listeners.set(event, work),
  };
  const document = { currentScript: { dataset: { course: JSON.stringify(course) } } };
  runInNewContext(code, { window, document, crypto, setTimeout, clearTimeout });
  return {
    window,
    said,
    hear: (data: object, source: object = window.parent) => listeners.get('message')?.({ data, source }),
    set: () => handlers.get(edition === 'Scorm12API' ? 'LMSSetValue.cmi.*' : 'SetValue.cmi.*')?.(),
    commit: () => handlers.get(edition === 'Scorm12API' ? 'LMSCommit' : 'Commit')?.(),
    finish: () => handlers.get(edition === 'Scorm12API' ? 'LMSFinish' : 'Terminate')?.(),
    reports: () => said.filter(({ type }) => type === 'complete').map(({ score }) => score),
  };
}

const old = (lesson_status: string, score: object = {}) => ({ core: { lesson_status, score } });

test.each<[string, object, number[]]>([
  ['a share of a hundred', old('completed', { raw: '80' }), [0.8]],
  ['a share between the least and the most', old('passed', { raw: '3', min: '1', max: '5' }), [0.5]],
  ['more than the most is all', old('passed', { raw: '7', max: '5' }), [1]],
  ['less than the least is nothing', old('completed', { raw: '0', min: '1', max: '5' }), [0]],
  ['done without a score is all', old('completed', { raw: '' }), [1]],
  ['bounds that are none leave the score out', old('completed', { raw: '5', min: '5', max: '5' }), [1]],
  ['failed is not done', old('failed', { raw: '90' }), []],
  ['begun is not done', old('incomplete', { raw: '90' }), []],
])('1.2: %s', (_, cmi, reports) => {
  const { commit, reports: told } = bridge('Scorm12API', cmi);
  commit();
  vi.advanceTimersByTime(QUIET_MS);
  expect(told()).toEqual(reports);
});

test.each<[string, object, number[]]>([
  ['its scaled score', { completion_status: 'completed', score: { scaled: '0.7', raw: '10' } }, [0.7]],
  ['a scaled score below nothing', { completion_status: 'completed', score: { scaled: '-0.5' } }, [0]],
  [
    'without a scaled one, the share of the raw',
    { success_status: 'passed', score: { scaled: '', raw: '30', min: '0', max: '40' } },
    [0.75],
  ],
  ['passed is done', { completion_status: 'unknown', success_status: 'passed', score: {} }, [1]],
  [
    'completed and failed is not done',
    { completion_status: 'completed', success_status: 'failed', score: {} },
    [],
  ],
  ['begun is not done', { completion_status: 'incomplete', success_status: 'unknown', score: {} }, []],
])('2004: %s', (_, cmi, reports) => {
  const { commit, reports: told } = bridge('Scorm2004API', cmi);
  commit();
  vi.advanceTimersByTime(QUIET_MS);
  expect(told()).toEqual(reports);
});

describe('what the manifest says', () => {
  const LAUNCH = { query: '', launchData: 'module=7', mastery: 80 };

  test('is there for a course of 1.2, and nothing of the person is', () => {
    const cmi = { core: { lesson_status: '', score: {} }, student_data: {} };
    bridge('Scorm12API', cmi, '', LAUNCH);
    expect(cmi).toMatchObject({
      launch_data: 'module=7',
      student_data: { mastery_score: '80' },
      core: { student_name: 'Слушатель', entry: 'ab-initio', credit: 'credit', lesson_mode: 'normal' },
    });
    expect(cmi.core).toHaveProperty('student_id', expect.stringMatching(/^[0-9a-f]{32}$/));
  });

  test('is there for a course of 2004', () => {
    const cmi = { completion_status: '', score: {} };
    bridge('Scorm2004API', cmi, '', { ...LAUNCH, mastery: 0.6 });
    expect(cmi).toMatchObject({
      ...{ launch_data: 'module=7', scaled_passing_score: '0.6', learner_name: 'Слушатель' },
      ...{ entry: 'ab-initio', learner_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
  });

  test('a person keeps the name that the course once had for them', () => {
    const cmi = { core: { lesson_status: '', score: {}, student_id: 'kept' } };
    bridge('Scorm12API', cmi);
    expect(cmi.core.student_id).toBe('kept');
  });

  test.each<[string, string, object, number[]]>([
    ['completed below the least score', 'completed', { raw: '79' }, []],
    ['passed below it', 'passed', { raw: '10' }, []],
    ['completed with it', 'completed', { raw: '80' }, [0.8]],
    ['failed above it', 'failed', { raw: '90' }, [0.9]],
    ['begun above it', 'incomplete', { raw: '90' }, []],
  ])('1.2: %s', (_, status, score, told) => {
    const { commit, reports } = bridge('Scorm12API', old(status, score), '', LAUNCH);
    commit();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual(told);
  });

  test.each<[string, object, number[]]>([
    ['passed below it', { success_status: 'passed', score: { scaled: '0.5' } }, []],
    ['completed with it', { completion_status: 'completed', score: { scaled: '0.6' } }, [0.6]],
  ])('2004: %s', (_, cmi, told) => {
    const { commit, reports } = bridge('Scorm2004API', cmi, '', { ...LAUNCH, mastery: 0.6 });
    commit();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual(told);
  });

  test('a course that ends with a score is judged by it, whatever it says of itself', () => {
    const { finish, reports } = bridge('Scorm12API', old('incomplete', { raw: '90' }), '', LAUNCH);
    finish();
    expect(reports()).toEqual([0.9]);
  });

  test('where a score is asked for, none is not enough until the course ends', () => {
    const { commit, finish, reports } = bridge('Scorm12API', old('completed'), '', LAUNCH);
    commit();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual([]);
    finish();
    expect(reports()).toEqual([1]);
  });
});

test('it reports once, keeps the state in the name of the window, and leaves what is of one visit', () => {
  const cmi = {
    core: { lesson_status: 'completed', exit: 'suspend', score: { raw: '50' } },
    suspend_data: '{}',
  };
  const { commit, reports, window, said } = bridge('Scorm12API', cmi);
  commit();
  vi.advanceTimersByTime(QUIET_MS);
  commit();
  vi.advanceTimersByTime(QUIET_MS);
  expect(reports()).toEqual([0.5]);
  const state = {
    cmi: { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '50', 'cmi.suspend_data': '{}' },
  };
  expect(JSON.parse(window.name)).not.toHaveProperty(['state', 'cmi', 'cmi.core.exit']);
  expect(JSON.parse(window.name)).toMatchObject({ channel: CHANNEL, state });
  expect(said[0]).toMatchObject({ channel: CHANNEL, version: 1, type: 'state', state });
});

describe('a course that says it is done before it says how well', () => {
  const begun = () => {
    const cmi = old('completed', { raw: '' });
    return { cmi, score: cmi.core.score as { raw: string }, ...bridge('Scorm12API', cmi) };
  };

  test('is told with the score that comes before its end, once', () => {
    const { score, commit, set, finish, reports } = begun();
    commit();
    expect(reports()).toEqual([]);
    score.raw = '10';
    set();
    finish();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual([0.1]);
  });

  test('is told with the last of its scores', () => {
    const { score, commit, set, reports } = begun();
    commit();
    vi.advanceTimersByTime(4000);
    for (const raw of ['0', '40', '70']) {
      score.raw = raw;
      set();
      vi.advanceTimersByTime(500);
    }
    expect(reports()).toEqual([]);
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual([0.7]);
  });

  test('is told without one as it ends', () => {
    const { finish, reports } = begun();
    finish();
    expect(reports()).toEqual([1]);
  });

  test('is told without one when no score comes, however often it writes other things', () => {
    const { commit, set, reports } = begun();
    commit();
    for (let seconds = 0; seconds < QUIET_MS / 1000; seconds += 1) {
      vi.advanceTimersByTime(1000);
      set();
      commit();
    }
    expect(reports()).toEqual([1]);
  });

  test('is not told when it takes that back', () => {
    const { cmi, commit, set, reports } = begun();
    commit();
    cmi.core.lesson_status = 'failed';
    set();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual([]);
  });

  test('and leads on to another page of its own is told there, with the score of that page', () => {
    const { commit, window } = begun();
    commit();
    const cmi = old('completed', { raw: '' });
    const next = bridge('Scorm12API', cmi, window.name);
    next.hear({ channel: CHANNEL, version: 1, type: 'start', isFinished: false });
    Object.assign(cmi.core.score, { raw: '10' });
    next.finish();
    expect(next.reports()).toEqual([0.1]);
    const last = bridge('Scorm12API', cmi, next.window.name);
    last.finish();
    vi.advanceTimersByTime(QUIET_MS);
    expect(last.reports()).toEqual([]);
  });
});

describe('a course that ended as its page was left, too late to be heard', () => {
  const name = JSON.stringify({ channel: CHANNEL, state: { cmi: { 'cmi.core.lesson_status': 'passed' } } });
  const start = { channel: CHANNEL, version: 1, type: 'start', isFinished: false };
  const opened = (cmi = old('passed', { raw: '80' }), carried = name) => bridge('Scorm12API', cmi, carried);

  test('is told when it is opened again, once', () => {
    const { hear, commit, reports, said } = opened();
    expect(reports()).toEqual([]);
    hear(start);
    expect(said.at(-1)).toMatchObject({ type: 'complete', score: 0.8, late: true });
    hear(start);
    commit();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reports()).toEqual([0.8]);
  });

  test('with what it came to then, whatever the course writes as it begins', () => {
    const cmi = old('passed', { raw: '80' });
    const { hear, reports } = opened(cmi);
    cmi.core.lesson_status = 'incomplete';
    hear(start);
    expect(reports()).toEqual([0.8]);
  });

  test.each<[string, ReturnType<typeof opened>, object, object | undefined]>([
    ['one that was heard', opened(), { ...start, isFinished: true }, undefined],
    ['one that was not done', opened(old('incomplete', { raw: '80' })), start, undefined],
    ['one that begins', opened(old('passed'), ''), start, undefined],
    ['a word of another window', opened(), start, {}],
    ['a word of another kind', opened(), { ...start, type: 'result' }, undefined],
  ])('but not %s', (_, { hear, reports }, message, source) => {
    hear(message, source);
    expect(reports()).toEqual([]);
  });
});
