export interface Switch {
  become: (next: boolean) => void;
  isOn: () => boolean;
  /** Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a boolean, false at first, with subscribers that are called only when it changes. */
export function makeSwitch(): Switch {
  let on = false;
  const listeners = new Set<() => void>();
  return {
    become: (next) => {
      if (on === next) return;
      on = next;
      for (const listener of listeners) listener();
    },
    isOn: () => on,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
