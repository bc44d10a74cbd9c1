import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const SAYS_NOTHING = /^(hidden|file|button|submit|reset|image)$/;

/** Sets the value by the prototype's setter, bypassing React's own property, so that React detects the change. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = control;
  // typing has continued since, and React has received it
  if (value !== text && value !== control.defaultValue) return;
  control.value = control.defaultValue;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A function that repeats the person's input for React; null when the control has its server-rendered value. */
function replayOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { value, options } = control;
    const sent = [...options].find((option) => option.defaultSelected) ?? options[0];
    if (!sent || sent.value === value) return null;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return null;
    return () => {
      (control as HTMLInputElement).checked = defaultChecked;
      control.click();
    };
  }
  const { value } = control;
  return value === control.defaultValue ? null : () => type(control, value);
}

/**
 * Passes on input that was typed, ticked or autofilled before hydration: React hydrates the controls without reading
 * their values, and the next rendering would erase them.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
  const early = useRef<readonly (() => void)[]>([]);
  useBrowserEffect(() => {
    const controls = [...(form.current?.elements ?? [])].filter(
      (each): each is Control => 'name' in each && 'type' in each && !SAYS_NOTHING.test(String(each.type)),
    );
    early.current = controls.map(replayOf).filter((replay) => replay !== null);
  }, [form]);
  useEffect(() => {
    const replays = early.current;
    early.current = [];
    // a microtask: all listeners of the form are set, and React does not batch two ticks of one list into one
    queueMicrotask(() => {
      for (const replay of replays) replay();
    });
  }, []);
}
