'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import actions from './popup-actions.module.css';
import styles from './popup.module.css';
import { useBackClose } from './use-back-close';
import { OpenersContext, useOpeners } from './use-openers';
import { useScrollLock } from './use-scroll-lock';

export type PopupProps = {
  open: boolean;
  /** Called on the close button, Esc, the back gesture and a press outside. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: ReactNode;
  /** Shows the title to screen readers only; a picture or a large number replaces it. */
  hideTitle?: boolean;
  size?: 's' | 'm' | 'l';
  /** For short content: on a phone the popup is a bottom sheet as high as its content. */
  short?: boolean;
  /** Ignores a press outside; set for forms, whose text would be lost. */
  keep?: boolean;
  /** Makes the page behind unreadable. */
  cover?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  brand?: string;
  /** Popups over this one; they stay open when it closes. */
  above?: ReactNode;
  children: ReactNode;
};

/** A press outside within this time after opening is the second click of a double click, and is ignored. */
const JUST_OPENED_MS = 500;

/** Returns a click handler that stops the second click of that double click when it lands inside the popup. */
function useFirstPress(open: boolean): (event: MouseEvent) => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!open) pressed.current = false;
  }, [open]);
  return (event) => {
    if (event.detail <= 1) pressed.current = true;
    if (pressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function PopupRoot(props: PopupProps) {
  const {
    open,
    onClose,
    onClosed,
    title,
    hideTitle,
    size = 'm',
    short,
    keep,
    cover,
    initialFocus,
    brand,
    above,
    children,
  } = props;
  useScrollLock(open);
  useBackClose(open, onClose);
  const press = useFirstPress(open);
  const { openers, box, finalFocus } = useOpeners(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return (
    <Dialog.Root
      open={open}
      // a closing popup does not trap the focus
      modal={open ? 'trap-focus' : false}
      disablePointerDismissal={keep}
      onOpenChange={(next, { reason }) => {
        const isEcho = reason === 'outside-press' && performance.now() - openedAt.current < JUST_OPENED_MS;
        if (!next && open && !isEcho) onClose();
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} data-cover={cover || undefined} forceRender />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            ref={box}
            className={styles.popup}
            data-size={size}
            data-short={short || undefined}
            data-brand={brand}
            onClickCapture={press}
            // without a field the title is focused, so that a second Enter presses no button
            initialFocus={() => initialFocus?.current ?? heading.current}
            finalFocus={finalFocus}
          >
            <div className={styles.scroll}>
              <Dialog.Close className={styles.back}>
                <Icon name="left" />
                Вернуться назад
              </Dialog.Close>
              <Dialog.Close className={styles.close} render={<IconButton icon="close" label="Закрыть" />} />
              <Dialog.Title ref={heading} tabIndex={-1} className={hideTitle ? styles.silent : styles.title}>
                {title}
              </Dialog.Title>
              {children}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
      <OpenersContext.Provider value={openers}>{above}</OpenersContext.Provider>
    </Dialog.Root>
  );
}

/** The row of buttons at the popup's bottom, always visible; on a phone one under another. */
export function PopupActions({ children }: { children: ReactNode }) {
  return <div className={actions.actions}>{children}</div>;
}

/** A popup over the page: traps and returns the focus, locks the page's scrolling. */
export const Popup = Object.assign(PopupRoot, { Actions: PopupActions });
