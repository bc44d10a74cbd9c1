import { useSyncExternalStore } from 'react';
import type { PopupMap, PopupName } from './types';

/**
 * An opened popup. `key` distinguishes openings of the same popup; `open` is false during the closing animation; `gone`
 * is set when it has left the screen but stays mounted for the popups over it.
 */
export interface OpenPopup<N extends PopupName = PopupName> {
  key: number;
  name: N;
  props: PopupMap[N];
  open: boolean;
  gone?: true;
}

const NONE: readonly OpenPopup[] = [];
let stack: readonly OpenPopup[] = NONE;
let lastKey = 0;
let lastAt = 0;
/** Presses closer than this count as one, so that a double click opens one popup. */
const DOUBLE_PRESS_MS = 500;
const listeners = new Set<() => void>();

function become(next: readonly OpenPopup[]): void {
  stack = next.length > 0 ? next : NONE;
  for (const listener of listeners) listener();
}

type Given<N extends PopupName> = object extends PopupMap[N] ? [props?: PopupMap[N]] : [props: PopupMap[N]];

/** Whether two openings have equal plain props; functions and objects are new at each press and can't be compared. */
function saysTheSame(one: object = {}, other: object = {}): boolean {
  const words = (props: object) =>
    Object.entries(props).filter(([, value]) => !['object', 'function'].includes(typeof value));
  return JSON.stringify(words(one)) === JSON.stringify(words(other));
}

/** Opens a popup over the page, or over the popup that is open: `openPopup('confirm', { text, onYes })`. */
export function openPopup<N extends PopupName>(name: N, ...[props]: Given<N>): void {
  const now = performance.now();
  const top = stack.findLast((popup) => popup.open);
  if (top?.name === name && saysTheSame(top.props, props) && now - lastAt < DOUBLE_PRESS_MS) return;
  lastAt = now;
  lastKey += 1;
  become([...stack, { key: lastKey, name, props: props ?? {}, open: true } as OpenPopup]);
}

/** Closes the top popup. A link inside a popup must not call it: a page change closes all popups. */
export function closePopup(): void {
  const top = stack.findLast((popup) => popup.open);
  if (top) closePopupByKey(top.key);
}

/** Closes one opening. Popups over it stay: a form's popup closes when its «thanks» popup is already open. */
export function closePopupByKey(key: number): void {
  if (!stack.some((popup) => popup.open && popup.key === key)) return;
  become(stack.map((popup) => (popup.key === key ? { ...popup, open: false } : popup)));
}

export function closeAllPopups(): void {
  if (stack.some((popup) => popup.open)) become(stack.map((popup) => ({ ...popup, open: false })));
}

/** Removes an opening that has left the screen; it stays in the stack while popups mounted inside it are shown. */
export function forgetPopup(key: number): void {
  if (!stack.some((popup) => popup.key === key)) return;
  const next = stack.map((popup) =>
    popup.key === key ? { ...popup, open: false, gone: true as const } : popup,
  );
  become(next.slice(0, next.findLastIndex((popup) => !popup.gone) + 1));
}

/** Removes an opening at once, with the popups mounted inside it. */
export function dropPopup(key: number): void {
  const index = stack.findIndex((popup) => popup.key === key);
  if (index >= 0) become(stack.slice(0, index));
}

export function openedPopups(): readonly OpenPopup[] {
  return stack;
}

/** Whether a popup of this name is on the screen. */
export function isPopupOpen(name: PopupName): boolean {
  return stack.some((popup) => popup.open && popup.name === name);
}

export function subscribeToPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePopups(): readonly OpenPopup[] {
  return useSyncExternalStore(subscribeToPopups, openedPopups, () => NONE);
}

/** Calls `run` once no popup is on the screen. */
export function whenNoPopups(run: () => void): void {
  if (openedPopups().length === 0) return run();
  const stop = subscribeToPopups(() => {
    if (openedPopups().length > 0) return;
    stop();
    run();
  });
}
