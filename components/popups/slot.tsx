'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { Popup, type PopupProps } from '@/components/ui/popup/popup';
import { closePopupByKey, forgetPopup, type OpenPopup } from './store';

interface Slot {
  popup: OpenPopup;
  /** Popups over this one: inside it for React, so that focus and Esc belong to the top one. */
  above: ReactNode;
}

export const SlotContext = createContext<Slot | null>(null);

type Shell = Omit<PopupProps, 'open' | 'onClose' | 'onClosed'> & {
  /** Closed by the person, in whatever way. */
  onClose?: () => void;
};

/** The window of a registered popup: opening, closing and stacking are the store's. */
export function PopupShell({ onClose, children, ...rest }: Shell) {
  const slot = useContext(SlotContext);
  if (!slot) throw new Error('PopupShell stands outside the popup host');
  const { popup, above } = slot;
  const close = () => {
    closePopupByKey(popup.key);
    onClose?.();
  };
  return (
    <Popup {...rest} open={popup.open} onClose={close} onClosed={() => forgetPopup(popup.key)}>
      {children}
      {above}
    </Popup>
  );
}

PopupShell.Actions = Popup.Actions;

/** Closes this very popup, whatever stands over it. */
export function useClosePopup(): () => void {
  const slot = useContext(SlotContext);
  return () => {
    if (slot) closePopupByKey(slot.popup.key);
  };
}
