import { useEffect, useRef, type RefObject } from 'react';
import type { ModuleMessage } from '@/lib/validation/module-messages';

export const CHANNEL = 'portal-module';
/** A sandboxed frame without same-origin has no origin of its own. */
const NO_ORIGIN = 'null';

/** Says something to the frame; its origin is none, so there is no address to name. */
export function tellFrame(frame: HTMLIFrameElement | null, type: string, fields: object): void {
  frame?.contentWindow?.postMessage({ channel: CHANNEL, version: 1, type, ...fields }, '*');
}

export type MessageReader = (data: unknown) => ModuleMessage | null;

async function lazyReader(): Promise<MessageReader> {
  return (await import('@/lib/validation/module-messages')).readModuleMessage;
}

/**
 * Hears this frame alone: its own window, without an origin, in words of the protocol. The schema comes with the
 * first message unless the page brings a `reader` along, and messages are read in the order they came.
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
