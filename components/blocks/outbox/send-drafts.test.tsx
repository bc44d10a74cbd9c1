import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/api/core/call';
import { CallError } from '@/api/core/call-error';
import { getSurvey } from '@/api/surveys/endpoints';
import { getTest } from '@/api/tests/endpoints';
import { toastStore } from '@/components/ui/toast/toast-store';
import { storedDraft, waitingDrafts } from '../test-draft/draft';
import { loadSurvey } from './load-survey';
import { loadTest } from './load-test';
import { sendDrafts } from './send-drafts';

vi.mock('@/api/core/call', () => ({ call: vi.fn() }));
const asked = vi.mocked(call);

const question = (id: string, type: string, ...options: string[]) => ({
  ...{ id, type, ownAnswerAllowed: false },
  options: options.map((one) => ({ id: one })),
});

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
});

test('answers to a survey that another version of is out by now: what it still asks is sent', async () => {
  const draft = storedDraft({ kind: 'survey', userId: '7', id: '5', attempt: 'first' });
  draft.put('stays', { optionIds: ['yes'], at: 5, was: [] });
  draft.put('gone', { optionIds: ['no'], at: 6, was: [] });
  draft.put('fewer', { optionIds: ['kept', 'left', 'own:редко'], at: 7, was: [] });
  const questions = [question('stays', 'single_choice', 'yes'), question('fewer', 'multiple_choice', 'kept')];
  const survey = { id: '5', revisionId: '2', questions, answers: [], answersSavedAt: null };
  asked.mockImplementation(((endpoint: unknown) =>
    Promise.resolve(endpoint === getSurvey ? survey : { answers: [] })) as never);
  const none = vi.fn();
  const load = (id: string) => loadSurvey(new QueryClient(), id);
  expect(await sendDrafts('7', { test: none, 'programme-test': none, survey: load })).toBe(1);
  expect(asked.mock.calls[1]?.[1]).toMatchObject({
    body: {
      revisionId: '2',
      answers: [
        { questionId: 'stays', optionIds: ['yes'], ownAnswer: '' },
        { questionId: 'fewer', optionIds: ['kept'], ownAnswer: '' },
      ],
    },
  });
  expect(waitingDrafts('7')).toEqual([]);
});

test('answers to a test that asks other questions by now: one that is gone holds back none of the others', async () => {
  const draft = storedDraft({ kind: 'test', userId: '7', id: '5', attempt: 'first' });
  draft.put('stays', { optionIds: ['yes'], at: 5, was: [] });
  draft.put('gone', { optionIds: ['no'], at: 6, was: [] });
  draft.put('fewer', { optionIds: ['kept', 'left'], at: 7, was: [] });
  const { ownAnswerAllowed: _, ...stays } = question('stays', 'single_choice', 'yes');
  const questions = [stays, question('fewer', 'multiple_choice', 'kept')];
  const taken = { id: '5', revisionId: '2', questions, answers: [], answersSavedAt: null, lastResult: null };
  asked.mockImplementation(((endpoint: unknown) =>
    Promise.resolve(endpoint === getTest ? taken : { answers: [] })) as never);
  const none = vi.fn();
  const load = (id: string) => loadTest(new QueryClient(), 'portal', id);
  expect(await sendDrafts('7', { test: load, 'programme-test': none, survey: none })).toBe(1);
  expect(asked.mock.calls[1]?.[1]).toMatchObject({
    body: {
      revisionId: '2',
      answers: [
        { questionId: 'stays', optionIds: ['yes'] },
        { questionId: 'fewer', optionIds: ['kept'] },
      ],
    },
  });
  expect(waitingDrafts('7')).toEqual([]);
});

const refusal = (code: string) => new CallError(418, [{ status: '418', code, detail: 'Программа закрыта.' }]);
function givenProgrammeDraft() {
  const of = { kind: 'programme-test', userId: '7', id: '5', attempt: 'first', title: 'Барьер' } as const;
  const draft = storedDraft(of);
  draft.put('one', { optionIds: ['yes'], at: 5, was: [] });
  draft.put('two', { optionIds: ['no'], at: 6, was: [] });
}

test('answers that come after the programme’s last second are said to be late, and wait no more', async () => {
  givenProgrammeDraft();
  const none = vi.fn();
  const load = () => Promise.reject(refusal('invalid-date'));
  expect(await sendDrafts('7', { test: none, 'programme-test': load, survey: none })).toBe(0);
  expect(waitingDrafts('7')).toEqual([]);
  const said = toastStore.read().at(-1)?.text.replaceAll('\u00a0', ' ');
  expect(said).toBe(
    'Программа завершилась. Тест «Барьер»: 2 ответа не дошли вовремя и не засчитаны. Что сохранилось раньше, учтено.',
  );
});

test('a test of the programme that closed before its answers came says when, and lets them go', async () => {
  givenProgrammeDraft();
  const none = vi.fn();
  const detail = 'Тест закрыт для всех 31 мая в 23:59.';
  const locked = { status: '409', code: 'test-locked', detail, meta: { reason: 'ended' } };
  const load = () => Promise.reject(new CallError(409, [locked]));
  await sendDrafts('7', { test: none, 'programme-test': load, survey: none });
  expect(waitingDrafts('7')).toEqual([]);
  expect(toastStore.read().at(-1)?.text).toContain(`${detail} Тест «Барьер»: `);
});

test('answers of a region where the programme is not held wait for the person', async () => {
  givenProgrammeDraft();
  const none = vi.fn();
  const load = () => Promise.reject(refusal('invalid-region'));
  await sendDrafts('7', { test: none, 'programme-test': load, survey: none });
  expect(waitingDrafts('7')).toMatchObject([{ problem: 'Программа закрыта.' }]);
});

const submitted = (chosen: string[], more: object = {}) => ({
  ...{ id: '5', title: 'Барьер', questions: [], answers: [], answersSavedAt: null },
  ...{ lockedBecause: 'ended', endDate: '2026-05-31T20:59:00Z' },
  lastResult: { id: '9', questions: [{ questionId: 'one', isRight: false, chosenOptionIds: chosen }] },
  ...more,
});
const sendProgramme = (taken: object) => {
  asked.mockResolvedValue(taken as never);
  const none = vi.fn();
  const load = (id: string) => loadTest(new QueryClient(), 'programme', id);
  return sendDrafts('7', { test: none, 'programme-test': load, survey: none });
};

test('answers that the closing of a test was faster than are said to be lost, with what became of the others', async () => {
  givenProgrammeDraft();
  expect(await sendProgramme(submitted([]))).toBe(0);
  expect(waitingDrafts('7')).toEqual([]);
  expect(toastStore.read().at(-1)?.text.replaceAll('\u00a0', ' ')).toMatch(
    /^«Барьер»\. Ответы отправлены при закрытии теста .*31 мая.* 1 ответ, отмеченный на этом устройстве, не дошёл вовремя и не засчитан\. /,
  );
});

test('of answers that the result has nothing is said to be lost', async () => {
  givenProgrammeDraft();
  const before = toastStore.read().length;
  await sendProgramme(submitted(['yes']));
  expect(waitingDrafts('7')).toEqual([]);
  expect(toastStore.read()).toHaveLength(before);
});
