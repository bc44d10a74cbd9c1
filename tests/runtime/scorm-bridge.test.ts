import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const code = readFileSync('backend/services/packages/runtime/scorm-bridge.js', 'utf8');
const CHANNEL = 'portal-module';

interface Said {
  type: string;
  score?: number;
  late?: boolean;
}

/** The bridge in a window of its own, with a run-time that keeps what it is given and nothing else. */
function bridge(edition: 'Scorm12API' | 'Scorm2004API', cmi: object, name = '') {
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
    localStorage: {},
    sessionStorage: {},
  };
  runInNewContext(code, { window, setTimeout: () => 1, clearTimeout: () => undefined });
  return {
    window,
    said,
    hear: (data: object, source: object = window.parent) => listeners.get('message')?.({ data, source }),
    commit: () => handlers.get(edition === 'Scorm12API' ? 'LMSCommit' : 'Commit')?.(),
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
  expect(told()).toEqual(reports);
});

test('it reports once, keeps the state in the name of the window, and leaves what is of one visit', () => {
  const cmi = {
    core: { lesson_status: 'completed', exit: 'suspend', score: { raw: '50' } },
    suspend_data: '{}',
  };
  const { commit, reports, window, said } = bridge('Scorm12API', cmi);
  commit();
  commit();
  expect(reports()).toEqual([0.5]);
  const state = {
    cmi: { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '50', 'cmi.suspend_data': '{}' },
  };
  expect(JSON.parse(window.name)).toEqual({ channel: CHANNEL, state });
  expect(said[0]).toMatchObject({ channel: CHANNEL, version: 1, type: 'state', state });
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
