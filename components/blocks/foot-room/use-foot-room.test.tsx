import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFootRoom } from './use-foot-room';

/** What the browser would tell of an element's height. */
const told = new Map<Element, (height: number) => void>();

beforeEach(() => {
  told.clear();
  class Observer {
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe(target: Element) {
      told.set(target, (blockSize) => this.tell([{ target, borderBoxSize: [{ blockSize }] }]));
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
});

function Notice({ name, margin = 0 }: { name: string; margin?: number }) {
  const box = useRef<HTMLDivElement>(null);
  useFootRoom(box);
  return <div ref={box} id={name} style={{ marginBottom: `${margin}px` }} />;
}

const grow = (name: string, height: number) =>
  act(() => told.get(document.getElementById(name) as Element)?.(height));
const room = () => document.documentElement.style.getPropertyValue('--notice');

test('the page makes room for the tallest of what stands at its foot, and for none when all have gone', () => {
  const { rerender, unmount } = render(
    <>
      <Notice key="cookies" name="cookies" />
      <Notice key="update" name="update" />
    </>,
  );
  grow('update', 0);
  expect(room()).toBe('');
  grow('cookies', 210.4);
  grow('update', 96);
  expect(room()).toBe('211px');
  grow('update', 240);
  expect(room()).toBe('240px');
  grow('update', 96);
  rerender(<Notice key="update" name="update" />);
  expect(room()).toBe('96px');
  unmount();
  expect(room()).toBe('');
});

test('the gap under it is room too', () => {
  render(<Notice name="sheet" margin={20} />);
  grow('sheet', 200);
  expect(room()).toBe('220px');
});
