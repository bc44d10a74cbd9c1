import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import type { TestForTaking } from '@/api/tests/queries';
import type { TestAnswer } from '@/api/tests/schemas';
import { storedDraft } from '@/components/blocks/test-draft/draft';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import { AnswersStore, type AnswersDeps } from '@/components/blocks/answering/answers-store';
import { SAVE_WORDS } from '@/components/blocks/answering/save-state';
import { refusalOf, useFinish } from './use-finish';

const { submitTest, refresh } = vi.hoisted(() => ({ submitTest: vi.fn(), refresh: vi.fn() }));
vi.mock('@/api/tests/queries', () => ({ submitTest, testKeys: { all: ['tests'] } }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/components/popups/store', () => ({
  openPopup: vi.fn(),
  whenNoPopups: (run: () => void) => run(),
}));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

const locked = (reason: string, detail: string) =>
  new CallError(409, [{ status: '409', code: 'test-locked', detail, meta: { reason } }]);

test('a test that closed meanwhile says that nothing was sent', () => {
  const { text, kind } = refusalOf(locked('ended', 'Тест закрыт для всех 1 мая 2026.'));
  expect(text).toBe('Тест закрыт для всех 1 мая 2026. Ответы не отправлены.');
  expect(kind).toBe('bad');
});

test.each(['done', 'repeat-later'])('one sent elsewhere (%s) shows its result', (reason) => {
  expect(refusalOf(locked(reason, 'Тест уже пройден.')).text).toMatch(/уже отправлен с другой вкладки/);
});

describe('a page opened before another device answered', () => {
  const answer = (questionId: string, ...optionIds: string[]): TestAnswer => ({ questionId, optionIds });
  const asked = { id: '12', lastResult: null, repeatDatetime: null, endDate: null, pointsMultiplier: 1 };
  const made = { ...asked, questions: [{ id: '1' }, { id: '2' }, { id: '3' }] } as unknown as TestForTaking;

  function open(load: AnswersDeps['load']) {
    const draft = () => storedDraft({ kind: 'test', userId: '7', id: '12', attempt: 'first' });
    const save = () => Promise.reject(new CallError(503));
    const store = new AnswersStore([answer('1', '10')], null, { save, load, draft, onClosed: vi.fn() });
    store.start();
    const go = vi.fn();
    const { result } = renderHook(() => useFinish({ test: made, userId: '7', store, next: [], go }), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    });
    return {
      store,
      go,
      finish: () => act(async () => result.current.finish()),
      sent: () => result.current.sent,
    };
  }
  interface Asked {
    text: string;
    better?: { title: string; act: () => void };
    onYes: () => Promise<void>;
  }
  const question = () => vi.mocked(openPopup).mock.calls[0]?.[1] as Asked;
  const fresh = { answers: [answer('1', '11'), answer('2', '20')], answersSavedAt: new Date().toISOString() };

  test('asks about all that is answered by now, and says only what this device has to say', async () => {
    const { store, finish } = open(() => Promise.resolve(fresh));
    store.give('3', ['30']);
    await finish();
    expect(question().text).toMatch(/Вы ответили на все вопросы/);
    expect(question().better).toBeUndefined();
    submitTest.mockRejectedValue(new CallError(0));
    await act(() =>
      question()
        .onYes()
        .catch(() => undefined),
    );
    expect(submitTest).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: '12' }),
      [answer('3', '30')],
      expect.any(String),
      expect.any(Function),
    );
  });

  test('an answered question is never cleared by a page that does not know of it', async () => {
    const { finish } = open(() => Promise.reject(new CallError(0)));
    await finish();
    submitTest.mockRejectedValue(new CallError(0));
    await act(() =>
      question()
        .onYes()
        .catch(() => undefined),
    );
    expect(submitTest).toHaveBeenCalledWith(
      expect.objectContaining({ id: '12' }),
      [],
      expect.any(String),
      expect.any(Function),
    );
  });

  test('while something is unanswered, the way to the first of it stands before the sending', async () => {
    const { finish, go } = open(() => Promise.resolve({ ...fresh, answers: [answer('1', '11')] }));
    await finish();
    expect(question().better?.title).toBe('Вернуться к вопросам');
    question().better?.act();
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(1));
  });

  test('answers that were sent are said to be sent, never to be refused', async () => {
    const { store, finish } = open(() => Promise.resolve(fresh));
    const seen: string[] = [];
    store.subscribe(() => seen.push(SAVE_WORDS[store.read().state]));
    await finish();
    submitTest.mockResolvedValue({ questions: [] });
    await act(() => question().onYes());
    expect(seen.at(-1)).toBe('Ответы отправлены');
    expect(seen).not.toContain('Ответы больше не принимаются');
  });

  test('a test that is over is not asked about: its fresh page is shown', async () => {
    const { finish, sent } = open(() => Promise.resolve(null));
    await finish();
    expect(openPopup).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledOnce();
    expect(refresh).toHaveBeenCalledOnce();
    expect(sent()).toBe(true);
  });
});
