import { beforeEach, describe, expect, it } from 'vitest';
import { stillPending, storedDraft, waitingDrafts } from './draft';

const open = (attempt = 'first', userId = '7') => storedDraft({ kind: 'test', userId, id: '12', attempt });
const given = (at: number, ...optionIds: string[]) => ({ optionIds, at, was: [] });

beforeEach(() => localStorage.clear());

it('what waits is found by its person, whatever page is open', () => {
  expect(waitingDrafts('7')).toEqual([]);
  open().put('1', given(5, '10'));
  open('first', '8').put('1', given(5, '11'));
  storedDraft({ kind: 'test', userId: '7', id: '13', attempt: 'first' }).sendKey('{}');
  expect(waitingDrafts('7')).toEqual([
    { kind: 'test', id: '12', attempt: 'first', pending: { 1: given(5, '10') } },
  ]);
});

describe('what a device keeps', () => {
  it('is there for another page of the same attempt', () => {
    open().put('1', given(5, '10'));
    expect(open().read()).toEqual({ 1: given(5, '10') });
  });

  it('is nobody else’s, and not another attempt’s', () => {
    open().put('1', given(5, '10'));
    expect(open('first', '8').read()).toEqual({});
    expect(open('result-3').read()).toEqual({});
    // a later attempt has begun: answers of the earlier one are deleted
    expect(open().read()).toEqual({});
  });

  it('forgets what was confirmed, not what came after it', () => {
    const draft = open();
    draft.put('1', given(5, '10'));
    draft.put('1', given(9, '11'));
    draft.drop('1', 5);
    expect(draft.read()).toEqual({ 1: given(9, '11') });
    draft.drop('1', 9);
    expect(localStorage.length).toBe(0);
  });

  it('gives one key for one set of answers and another for another', () => {
    const key = open().sendKey('a');
    expect(open().sendKey('a')).toBe(key);
    expect(open().sendKey('b')).not.toBe(key);
    open().clear();
    expect(open().sendKey('b')).not.toBe(key);
  });

  it('reads spoiled storage as nothing', () => {
    localStorage.setItem('test:7:12:first', '{"pending":');
    expect(open().read()).toEqual({});
    localStorage.setItem('test:7:12:first', 'null');
    expect(open().read()).toEqual({});
  });

  it('goes on in memory where the browser keeps nothing, and says so', () => {
    const broken = {
      setItem: () => {
        throw new Error('full');
      },
      getItem: () => null,
      removeItem: () => undefined,
    };
    const draft = storedDraft(
      { kind: 'test', userId: '7', id: '12', attempt: 'first' },
      broken as unknown as Storage,
    );
    draft.put('1', given(5, '10'));
    expect(draft.safe).toBe(false);
    expect(draft.read()).toEqual({ 1: given(5, '10') });
  });
});

describe('merging with what the service has', () => {
  const at = Date.parse('2026-11-20T10:00:00Z');
  const saved = (...optionIds: string[]) => [{ questionId: '1', optionIds }];
  const mine = (when: number, was: string[]) => ({ 1: { optionIds: ['10'], at: when, was } });

  it.each([
    ['the service has it already', mine(at, []), saved('10'), '2026-11-20T09:00:00Z', false],
    ['nobody else has answered since', mine(at, ['9']), saved('9'), '2026-11-20T11:00:00Z', true],
    ['another device answered later', mine(at, ['9']), saved('8'), '2026-11-20T11:00:00Z', false],
    ['another device answered before', mine(at, ['9']), saved('8'), '2026-11-20T09:00:00Z', true],
    ['another device cleared it later', mine(at, ['9']), [], '2026-11-20T11:00:00Z', false],
    ['nothing was ever saved', mine(at, []), [], null, true],
  ])('%s', (_case, pending, server, savedAt, stays) => {
    expect(Object.keys(stillPending(pending, server, savedAt))).toEqual(stays ? ['1'] : []);
  });
});
