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

function Notice({ name, margin = 0, above }: { name: string; margin?: number; above?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useFootRoom(box, above);
  return <div ref={box} id={name} style={{ marginBottom: `${margin}px` }} />;
}

const grow = (name: string, height: number) =>
  act(() => told.get(document.getElementById(name) as Element)?.(height));
const said = (name: string) => document.documentElement.style.getPropertyValue(name);
const room = () => said('--notice');

test('the page makes room for all that stands at its foot, and for none when all have gone', () => {
  const { rerender, unmount } = render(
    <>
      <Notice key="cookies" name="cookies" />
      <Notice key="update" name="update" above />
    </>,
  );
  grow('update', 0);
  expect(room()).toBe('');
  grow('cookies', 210.4);
  grow('update', 96);
  expect(room()).toBe('307px');
  expect(said('--notice-under')).toBe('211px');
  rerender(<Notice key="update" name="update" above />);
  expect(room()).toBe('96px');
  expect(said('--notice-under')).toBe('');
  unmount();
  expect(room()).toBe('');
});

test('the gap under it is room too', () => {
  render(<Notice name="sheet" margin={20} />);
  grow('sheet', 200);
  expect(room()).toBe('220px');
});
