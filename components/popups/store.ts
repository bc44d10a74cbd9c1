import { useSyncExternalStore } from 'react';
import type { PopupMap, PopupName } from './types';

/** An opened popup: `key` tells two openings of the same one apart; not `open` while it leaves the screen. */
export interface OpenPopup<N extends PopupName = PopupName> {
  key: number;
  name: N;
  props: PopupMap[N];
  open: boolean;
}

const NONE: readonly OpenPopup[] = [];
let stack: readonly OpenPopup[] = NONE;
let lastKey = 0;
const listeners = new Set<() => void>();

function become(next: readonly OpenPopup[]): void {
  stack = next.length > 0 ? next : NONE;
  for (const listener of listeners) listener();
}

type Given<N extends PopupName> = object extends PopupMap[N] ? [props?: PopupMap[N]] : [props: PopupMap[N]];

/** Opens a popup over the page, or over the popup that is open: `openPopup('confirm', { text, onYes })`. */
export function openPopup<N extends PopupName>(name: N, ...[props]: Given<N>): void {
  lastKey += 1;
  become([...stack, { key: lastKey, name, props: props ?? {}, open: true } as OpenPopup]);
}

/** Closes the popup on top. A link inside a popup must not call it: popups go by themselves when the page changes. */
export function closePopup(): void {
  const top = stack.findLast((popup) => popup.open);
  if (top) closePopupByKey(top.key);
}

/** Closes one opening and whatever stands over it. */
export function closePopupByKey(key: number): void {
  const index = stack.findIndex((popup) => popup.key === key);
  if (index < 0) return;
  become(stack.map((popup, place) => (place >= index ? { ...popup, open: false } : popup)));
}

export function closeAllPopups(): void {
  if (stack.some((popup) => popup.open)) become(stack.map((popup) => ({ ...popup, open: false })));
}

/** Forgets an opening once it is off the screen. */
export function forgetPopup(key: number): void {
  if (stack.some((popup) => popup.key === key)) become(stack.filter((popup) => popup.key !== key));
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
