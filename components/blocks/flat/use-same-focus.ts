import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a control is called; a piece that comes anew has one of the same name. */
const nameOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  control.getAttribute('href') ??
  control.dataset.pick ??
  control.textContent;

const CONTROLS = 'a[href], button, input, summary, [tabindex]';

/** The keyboard stays where it stood when a piece of HTML is replaced by a newer one. */
export function useSameFocus(piece: RefObject<HTMLElement | null>, text: string | null): void {
  const at = useRef<string | null>(null);

  // with the piece itself: after a soft step an effect would come later than a quick press of Tab
  useLayoutEffect(() => {
    const { current } = piece;
    if (!current) return;
    const onIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) at.current = nameOf(target);
    };
    // one that was taken away tells it too, in some browsers: by then another has its place
    const onOut = () =>
      queueMicrotask(() => {
        if (!current.contains(document.activeElement)) at.current = null;
      });
    // it stood there before the script woke
    if (current.contains(document.activeElement)) at.current = nameOf(document.activeElement as HTMLElement);
    current.addEventListener('focusin', onIn);
    current.addEventListener('focusout', onOut);
    return () => {
      current.removeEventListener('focusin', onIn);
      current.removeEventListener('focusout', onOut);
    };
  }, [piece]);

  useLayoutEffect(() => {
    const { current } = piece;
    if (!current || at.current === null || document.activeElement !== document.body) return;
    const controls = [...current.querySelectorAll<HTMLElement>(CONTROLS)];
    controls.find((control) => nameOf(control) === at.current)?.focus({ preventScroll: true });
  }, [piece, text]);
}
