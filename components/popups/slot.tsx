'use client';

import { createContext, useContext, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Popup, type PopupProps } from '@/components/ui/popup/popup';
import styles from './slot.module.css';
import { closePopupByKey, forgetPopup, openedPopups, type OpenPopup } from './store';

interface Slot {
  popup: OpenPopup;
  /** Popups over this one; rendered inside it, so that focus and Esc belong to the top one. They outlive it. */
  above: ReactNode;
}

export const SlotContext = createContext<Slot | null>(null);

type Shell = Omit<PopupProps, 'open' | 'onClose' | 'onClosed' | 'above'> & {
  /** Called when the person closes the popup in any way. */
  onClose?: () => void;
};

const FIELDS = 'input:not([type=hidden], [type=checkbox], :disabled), textarea, select';

/** The initial focus: the first empty field, else the first field; null without fields, and the popup decides. */
class FirstField implements RefObject<HTMLElement | null> {
  constructor(private readonly body: RefObject<HTMLElement | null>) {}

  get current(): HTMLElement | null {
    const fields = [...(this.body.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    // a radio button always has a value: its group is empty until a button is checked
    const isEmpty = ({ type, name, value }: HTMLInputElement) =>
      type === 'radio' ? !fields.some((one) => one.name === name && one.checked) : !value;
    return fields.find(isEmpty) ?? fields[0] ?? null;
  }
}

/** Focuses the page's content when the element that opened the popup has disappeared (an emptied basket). */
function keepFocusOnPage() {
  setTimeout(() => {
    if (document.activeElement !== document.body || openedPopups().some(({ open }) => open)) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** The frame of a registered popup; the store controls opening, closing and stacking. */
export function PopupShell({ onClose, children, ...rest }: Shell) {
  const slot = useContext(SlotContext);
  const body = useRef<HTMLDivElement>(null);
  const [firstField] = useState(() => new FirstField(body));
  if (!slot) throw new Error('PopupShell stands outside the popup host');
  const { popup, above } = slot;
  const close = () => {
    closePopupByKey(popup.key);
    onClose?.();
  };
  return (
    <Popup
      initialFocus={firstField}
      {...rest}
      open={popup.open}
      onClose={close}
      onClosed={() => {
        forgetPopup(popup.key);
        keepFocusOnPage();
      }}
      above={above}
    >
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </Popup>
  );
}

PopupShell.Actions = Popup.Actions;

/** Returns a function that closes this popup, also when it is not on top. */
export function useClosePopup(): () => void {
  const slot = useContext(SlotContext);
  return () => {
    if (slot) closePopupByKey(slot.popup.key);
  };
}
