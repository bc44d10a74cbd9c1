import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync('backend/services/packages/runtime/scorm-frame.js', 'utf8');

/** A frame whose page is `times` as high as its view; `answer` grants the last requested height. */
function frame(times: number) {
  let view = 420;
  let look = () => {};
  const asked: number[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        look = callback;
      }
      observe() {}
    },
  );
  vi.spyOn(window, 'innerHeight', 'get').mockImplementation(() => view);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() =>
    Math.round(view * times),
  );
  vi.spyOn(window.parent, 'postMessage').mockImplementation(((message: { height: number }) => {
    asked.push(message.height);
  }) as typeof window.postMessage);
  new Function(SCRIPT)();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  return {
    asked,
    look: () => look(),
    resized: () => window.dispatchEvent(new Event('resize')),
    answer: () => {
      view = asked.at(-1)!;
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page that follows the frame stops asking, whether its resize or its change is seen first', () => {
  const { asked, look, resized, answer } = frame(1.1);
  for (let turn = 0; turn < 6; turn += 1) {
    look();
    resized();
    answer();
  }
  expect(asked).toEqual([462, 508]);
});

test('a page of a height of its own is asked for once', () => {
  const { asked, look, resized, answer } = frame(2);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(900);
  for (let turn = 0; turn < 3; turn += 1) {
    look();
    answer();
    resized();
  }
  expect(asked).toEqual([900]);
});
