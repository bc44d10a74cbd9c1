/** A short message that disappears. Any code may add one to this store; one region shows them. */
export type Toast = {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'bad';
  action?: { label: string; onPress: () => void };
  /** Time on the screen, ms; 6000 by default, 10 000 with an action. */
  life: number;
};

export type ToastInput = Pick<Toast, 'text'> & Partial<Pick<Toast, 'kind' | 'action' | 'life'>>;

const MOST = 3;
let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message, replacing one with the same text. Returns its id. */
export function toast({ text, kind = 'plain', action, life = action ? 10_000 : 6_000 }: ToastInput): number {
  const id = ++last;
  const others = toasts.filter((one) => one.text !== text);
  set([...others, { id, text, kind, action, life }].slice(-MOST));
  return id;
}

export function dismissToast(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
  none: (): readonly Toast[] => NONE,
};

const NONE: readonly Toast[] = [];
