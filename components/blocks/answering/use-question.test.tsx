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

test.each([
  ['the question', false],
  ['the result’s popup', true],
])(
  'it does so too where the router, refreshing the page, has cleared what the entry of %s held',
  async (_, popup) => {
    window.history.replaceState(null, '', '/lk/learnings');
    window.history.pushState(null, '', '/lk/tests/12');
    const asked = renderHook(() => useQuestion(0, 3));
    act(() => asked.result.current.go(1));
    act(() => asked.result.current.go(2));
    if (popup) window.history.pushState(window.history.state, '');
    window.history.replaceState({}, '');
    asked.unmount();
    render(<LeaveQuestions />);
    back();
    await waitFor(() => expect(window.location.pathname).toBe('/lk/learnings'));
  },
);

test('it does so too after a reload on the last question', async () => {
  // a test of its own: nothing of it was asked by this page
  window.history.replaceState(null, '', '/lk/learnings');
  for (const questions of [0, 1, 2])
    window.history.pushState({ questions }, '', `/lk/tests/13#q${String(questions + 1)}`);
  const asked = renderHook(() => useQuestion(0, 3));
  expect(asked.result.current.index).toBe(2);
  window.history.replaceState({}, '');
  asked.unmount();
  render(<LeaveQuestions />);
  back();
  await waitFor(() => expect(window.location.pathname).toBe('/lk/learnings'));
});

test('a popup that closes over the result leaves nothing', async () => {
  const asked = renderHook(() => useQuestion(0, 3));
  act(() => asked.result.current.go(1));
  asked.unmount();
  render(<LeaveQuestions />);
  window.history.pushState({ ...(window.history.state as object), popup: { of: 'x', depth: 1 } }, '');
  const closed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  back();
  await act(() => closed);
  // a further step would come as a task of its own
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([window.location.pathname, hash()]).toEqual(['/lk/tests/12', '#q2']);
});
