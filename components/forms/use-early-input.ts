import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const SAYS_NOTHING = /^(hidden|file|button|submit|reset|image)$/;

/** Writes past React's own property of the element, as a key press does: React then sees that the value changed. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = control;
  // went on typing meanwhile: that React has heard
  if (value !== text && value !== control.defaultValue) return;
  control.value = control.defaultValue;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What has to be done again for React to hear of it; null where the control is as it was sent. */
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
 * What was typed, ticked or filled in by the browser on the server's page before its script came: React takes over the
 * elements without asking what is in them, and the next rendering would wipe it out.
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
    // whoever listens to the form does by now; and outside React's own work, or two ticks of one list would be one
    queueMicrotask(() => {
      for (const replay of replays) replay();
    });
  }, []);
}
