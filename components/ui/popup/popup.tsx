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
  /** Asked for by the cross, Esc, the back gesture, a press beside the window. */
  onClose: () => void;
  /** After the window has gone from the screen. */
  onClosed?: () => void;
  title: ReactNode;
  /** The window's name is for a screen reader alone: a picture or a large number stands in its place. */
  hideTitle?: boolean;
  size?: 's' | 'm' | 'l';
  /** A few words: on a phone it is a sheet at the foot of the screen, as high as they are. */
  short?: boolean;
  /** Nothing is lost by a press beside the window; set for forms, where it would be. */
  keep?: boolean;
  /** Nothing behind may be read. */
  cover?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  brand?: string;
  /** Windows over this one. They stay when it closes. */
  above?: ReactNode;
  children: ReactNode;
};

/** A press beside a window that has only just come is the second one of a double click on what opened it. */
const JUST_OPENED_MS = 500;

/** The same press inside: it falls on whatever has come under the pointer, and answers nothing. */
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
      // one that leaves the screen holds nobody
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
            // its name, where nothing is typed: a second Enter on what opened it presses nothing
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

/** The row of buttons at the foot, in sight whatever the window holds; on a phone one under another. */
export function PopupActions({ children }: { children: ReactNode }) {
  return <div className={actions.actions}>{children}</div>;
}

/** A window over the page: focus is trapped and given back, the page behind holds still. */
export const Popup = Object.assign(PopupRoot, { Actions: PopupActions });
