'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import styles from './toast.module.css';
import { dismissToast, toastStore, type Toast } from './toast-store';

const icons = { plain: undefined, good: 'done', bad: 'warn' } as const;

function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.life);
    return () => clearTimeout(timer);
  }, [toast.id, toast.life, held]);

  const icon = icons[toast.kind];
  return (
    <li className={styles.toast} data-kind={toast.kind}>
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.onPress();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        kind="dark"
        size="s"
        icon="close"
        label="Скрыть сообщение"
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  );
}

/** The region of toasts, mounted once by the layout. Timers are paused while it is hovered or focused. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.none);
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label="Сообщения"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" aria-relevant="additions">
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} held={held} />
          ))}
        </ol>
      </div>
    </section>
  );
}
