import { useEffect, useRef, type RefObject } from 'react';
import type { ModuleMessage } from '@/lib/validation/module-messages';

export const CHANNEL = 'portal-module';
/** A sandboxed frame without same-origin has no origin of its own. */
const NO_ORIGIN = 'null';

/** Posts a message to the frame; it has no origin, so the target origin can't be named. */
export function postToFrame(frame: HTMLIFrameElement | null, type: string, fields: object): void {
  frame?.contentWindow?.postMessage({ channel: CHANNEL, version: 1, type, ...fields }, '*');
}

export type MessageReader = (data: unknown) => ModuleMessage | null;

async function lazyReader(): Promise<MessageReader> {
  return (await import('@/lib/validation/module-messages')).readModuleMessage;
}

/**
 * Listens to messages of this frame only: from its own window, without an origin, and matching the protocol. The schema
 * is loaded with the first message unless the page provides a `reader`; messages are read in the order of arrival.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  hear: (message: ModuleMessage) => void,
  reader?: MessageReader,
): void {
  const heard = useRef(hear);
  useEffect(() => {
    heard.current = hear;
  });
  useEffect(() => {
    let queue = Promise.resolve();
    let gone = false;
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow || origin !== NO_ORIGIN) return;
      queue = queue.then(async () => {
        const read = reader ?? (await lazyReader());
        const message = read(data);
        if (message && !gone) heard.current(message);
      });
    };
    window.addEventListener('message', listen);
    return () => {
      gone = true;
      window.removeEventListener('message', listen);
    };
  }, [frame, reader]);
}
