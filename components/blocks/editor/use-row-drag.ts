import { useState, type PointerEvent, type RefObject } from 'react';

/** Moves a row by its handle, with a mouse or a finger; the row moves when the handle is released. */
export function useRowDrag(
  list: RefObject<HTMLOListElement | null>,
  move: (from: number, to: number) => void,
) {
  const [over, setOver] = useState<number | null>(null);

  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const under = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return under < 0 ? rows.length - 1 : under;
  };

  const begin = (from: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const off = new AbortController();
    const end = () => {
      off.abort();
      setOver(null);
    };
    // listens on the window, because the handle may leave the page during the drag
    window.addEventListener('pointermove', ({ clientY }) => setOver(placeAt(clientY)), off);
    window.addEventListener('pointercancel', end, off);
    window.addEventListener(
      'pointerup',
      ({ clientY }) => {
        end();
        move(from, placeAt(clientY));
      },
      off,
    );
  };

  return { over, handle: (at: number) => ({ onPointerDown: begin(at) }) };
}
