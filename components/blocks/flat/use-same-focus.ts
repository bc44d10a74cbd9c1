import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A name of a control that is the same in a newer version of the piece. */
const nameOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  control.getAttribute('href') ??
  control.dataset.pick ??
  control.textContent;

const CONTROLS = 'a[href], button, input, summary, [tabindex]';

/** Keeps the focus on the control of the same name when a piece of HTML is replaced by a newer one. */
export function useSameFocus(piece: RefObject<HTMLElement | null>, text: string | null): void {
  const at = useRef<string | null>(null);

  // a layout effect: after a soft navigation an effect would run later than a quick press of Tab
  useLayoutEffect(() => {
    const { current } = piece;
    if (!current) return;
    const onIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) at.current = nameOf(target);
    };
    // some browsers fire focusout for a removed control too; the microtask runs after the replacement has the focus
    const onOut = () =>
      queueMicrotask(() => {
        if (!current.contains(document.activeElement)) at.current = null;
      });
    // the control was focused before hydration
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
