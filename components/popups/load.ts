import type { ComponentType } from 'react';
import { registry } from './registry';
import type { SlotContext } from './slot';
import type { PopupName } from './types';

interface Parts {
  Popup: ComponentType<Record<string, unknown>>;
  context: typeof SlotContext;
}

const known = new Map<PopupName, Parts>();

/** What a popup is drawn with, if it was fetched before. */
export const knownPopup = (name: PopupName): Parts | null => known.get(name) ?? null;

/** Fetches a popup's code once. */
export async function loadPopup(name: PopupName): Promise<Parts> {
  const [Popup, slot] = await Promise.all([registry[name](), import('./slot')]);
  const parts = { Popup: Popup as Parts['Popup'], context: slot.SlotContext };
  known.set(name, parts);
  return parts;
}

/** The same ahead of need: a window that matters opens without a network then. */
export function warmPopup(name: PopupName): void {
  loadPopup(name).catch(() => undefined);
}
