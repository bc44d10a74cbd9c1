export interface Switch {
  become: (next: boolean) => void;
  isOn: () => boolean;
  /** Returns how to stop watching. */
  subscribe: (listener: () => void) => () => void;
}

/** One switch, off at first, and many watchers: they hear of a change alone. */
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
