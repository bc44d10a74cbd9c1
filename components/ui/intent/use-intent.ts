import { useEffect, useRef, useState } from 'react';

interface IntentOptions {
  initial: boolean;
  /** Returns a choice made earlier that is not on the server yet, if any; called once, in the browser. */
  waiting?: () => boolean | undefined;
  /** Saves the choice on the server; rejects when refused. */
  send: (on: boolean) => Promise<void>;
  /** Called with a refusal, after the shown state has been rolled back. */
  onRefused: (error: unknown) => void;
}

/**
 * An optimistic switch: it shows the last choice at once; requests are sent one at a time, and only while the server's
 * state differs. A refusal rolls back to the state that the server last confirmed.
 */
export function useIntent({ initial, waiting, send, onRefused }: IntentOptions): [boolean, () => void] {
  const [shown, setShown] = useState(initial);
  const wanted = useRef(initial);
  const confirmed = useRef(initial);
  const busy = useRef(false);
  const asked = useRef(waiting);
  const received = useRef(initial);

  useEffect(() => {
    const before = asked.current?.();
    if (before === undefined) return;
    wanted.current = before;
    confirmed.current = before;
    setShown(before);
  }, []);

  // a cached page was refreshed: takes the server's new value, unless a choice is still being sent
  useEffect(() => {
    if (received.current === initial) return;
    received.current = initial;
    if (busy.current || wanted.current !== confirmed.current) return;
    wanted.current = initial;
    confirmed.current = initial;
    setShown(initial);
  }, [initial]);

  async function settle(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      while (wanted.current !== confirmed.current) {
        const next = wanted.current;
        await send(next);
        confirmed.current = next;
      }
    } catch (error) {
      wanted.current = confirmed.current;
      setShown(confirmed.current);
      onRefused(error);
    } finally {
      busy.current = false;
    }
  }

  function toggle(): void {
    wanted.current = !wanted.current;
    setShown(wanted.current);
    void settle();
  }

  return [shown, toggle];
}
