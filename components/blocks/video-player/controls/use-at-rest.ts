import { useEffect, useState } from 'react';

/** Milliseconds without movement after which the controls are hidden. */
const REST = 2800;

/** Whether nobody has touched the playing video for a while. A paused one always shows its controls. */
export function useAtRest(frame: HTMLElement, isPlaying: boolean): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setAtRest(false);
      clearTimeout(timer);
      timer = setTimeout(() => setAtRest(true), REST);
    };
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAtRest(true);
    const off = new AbortController();
    for (const move of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      frame.addEventListener(move, wake, off);
    frame.addEventListener('pointerleave', leave, off);
    timer = setTimeout(() => setAtRest(true), REST);
    return () => {
      clearTimeout(timer);
      off.abort();
      setAtRest(false);
    };
  }, [frame, isPlaying]);
  return atRest;
}
