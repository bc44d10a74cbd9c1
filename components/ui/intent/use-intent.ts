import { useEffect, useRef, useState } from 'react';

interface IntentOptions {
  initial: boolean;
  /** What was wanted before this page came and is on its way to the server, if anything; asked in the browser, once. */
  waiting?: () => boolean | undefined;
  /** Makes it so on the server; throws when refused. */
  send: (on: boolean) => Promise<void>;
  /** Called with a refusal, after the shown state has been rolled back. */
  onRefused: (error: unknown) => void;
}

/**
 * A switch that answers at once: what is shown is the last intent, requests go one at a time, and only when the
 * server's state differs from it. A refusal rolls back to what the server last confirmed.
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

  // a page that was shown as it was kept comes anew: what the server says now, unless something is on its way
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
