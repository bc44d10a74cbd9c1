import { act, render, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LeaveQuestions } from './leave-questions';
import { useQuestion } from './use-question';

const hash = () => window.location.hash;
const back = () => act(() => window.history.back());

beforeEach(() => window.history.pushState(null, '', '/lk/tests/12'));

test('back shows the question before, and on the first one leaves', async () => {
  window.history.replaceState(null, '', '/lk/learnings');
  window.history.pushState(null, '', '/lk/tests/12');
  const { result } = renderHook(() => useQuestion(0, 3));
  act(() => result.current.go(1));
  act(() => result.current.go(2));
  expect([result.current.index, hash()]).toEqual([2, '#q3']);
  back();
  await waitFor(() => expect(result.current.index).toBe(1));
  back();
  await waitFor(() => expect(result.current.index).toBe(0));
  back();
  await waitFor(() => expect(window.location.pathname).toBe('/lk/learnings'));
  expect(result.current.index).toBe(0);
});

test('a page opened at the first question without an answer comes back to it', async () => {
  const { result } = renderHook(() => useQuestion(1, 3));
  act(() => result.current.go(0));
  back();
  await waitFor(() => expect(result.current.index).toBe(1));
  expect(hash()).toBe('#q2');
});

test('back from the result leaves the page at once, however many questions were asked', async () => {
  window.history.replaceState(null, '', '/lk/learnings');
  window.history.pushState(null, '', '/lk/tests/12');
  const asked = renderHook(() => useQuestion(0, 3));
  act(() => asked.result.current.go(1));
  act(() => asked.result.current.go(2));
  asked.unmount();
  render(<LeaveQuestions />);
  back();
  await waitFor(() => expect(window.location.pathname).toBe('/lk/learnings'));
});
