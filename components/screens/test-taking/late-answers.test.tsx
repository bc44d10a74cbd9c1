import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { TestForTaking } from '@/api/tests/queries';
import { storedDraft, waitingDrafts } from '@/components/blocks/test-draft/draft';
import { LateAnswers } from './late-answers';

beforeEach(() => localStorage.clear());

function given(attempt = 'first') {
  const draft = storedDraft({ kind: 'programme-test', userId: '7', id: '5', attempt });
  draft.put('one', { optionIds: ['a'], at: 5, was: [] });
  draft.put('two', { optionIds: ['b'], at: 6, was: [] });
}

const scored = (one: string[], two: string[]) => ({
  id: '9',
  questions: [
    { questionId: 'one', isRight: true, chosenOptionIds: one },
    { questionId: 'two', isRight: false, chosenOptionIds: two },
  ],
});
const closed = (more: object = {}) =>
  ({
    ...{ id: '5', space: 'programme', title: 'Барьер', answers: [], answersSavedAt: null },
    ...{ lockedBecause: 'ended', endDate: '2026-05-31T20:59:00Z', lastResult: null },
    ...more,
  }) as unknown as TestForTaking;
const show = (more?: object) => render(<LateAnswers test={closed(more)} userId="7" />);
const said = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');

test('what the closing has sent without is said, until it is seen', async () => {
  given();
  show({ lastResult: scored(['a'], []) });
  expect(said()).toMatch(/^Ответы отправлены при закрытии теста .*31 мая/);
  expect(said()).toContain('1 ответ, отмеченный на этом устройстве, не дошёл вовремя и не засчитан.');
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(waitingDrafts('7')).toEqual([]);
});

test('closed and not scored yet: what its services have is not lost', () => {
  given();
  show({ answers: [{ questionId: 'one', optionIds: ['a'] }], answersSavedAt: '1970-01-01T00:00:00Z' });
  expect(said()).toMatch(/^Тест закрылся .*1 ответ, /);
});

test('sent elsewhere: said so', () => {
  given();
  show({ lockedBecause: 'done', lastResult: scored([], []) });
  expect(said()).toMatch(
    /^Тест уже отправлен: с другого устройства .*2 ответа, отмеченные .* не засчитаны\./,
  );
});

test('all of it counts, or nothing was kept: nothing is said', () => {
  given();
  const { unmount } = show({ lastResult: scored(['a'], ['b']) });
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  localStorage.clear();
  show({ lastResult: scored([], []) });
  expect(screen.queryByRole('status')).toBeNull();
});
