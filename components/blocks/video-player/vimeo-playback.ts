import { extendPlayed } from '@/lib/domain/played';
import type { Range } from '@/lib/domain/watching';
import type { Playback, PlaybackListener } from './playback';

/** Messages of the Vimeo player by `postMessage` that are used here. */
interface Message {
  event?: string;
  data?: { seconds?: number };
}

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked'];

/** Parses a message: an object, in older players JSON; null for anything else. */
export function readMessage(said: unknown): Message | null {
  try {
    const message: unknown = typeof said === 'string' ? JSON.parse(said) : said;
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

/**
 * Follows the Vimeo player in the portal's frame (`/embed/vimeo/…`, which forwards messages in both directions) without
 * its SDK. The player does not record played ranges: they are built from the seconds it reports while playing. Call
 * `close` when the frame is removed.
 */
export function vimeoPlayback(frame: HTMLIFrameElement): Playback & { close: () => void } {
  const listeners = new Set<PlaybackListener>();
  const ours = window.location.origin;
  let played: Range[] = [];
  let at: number | null = null;

  const say = (method: string, value?: string | number) =>
    frame.contentWindow?.postMessage({ method, value }, ours);

  const hear: Readonly<Record<string, (second: number) => void>> = {
    ready: () => EVENTS.forEach((name) => say('addEventListener', name)),
    play: () => listeners.forEach(({ onPlay }) => onPlay()),
    pause: () => listeners.forEach(({ onPause }) => onPause()),
    ended: () => listeners.forEach(({ onPause }) => onPause()),
    seeked: (second) => (at = second),
    timeupdate: (second) => {
      played = extendPlayed(played, at, second);
      at = second;
    },
  };

  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== ours) return;
    const message = readMessage(data);
    if (message?.event && Object.hasOwn(hear, message.event)) {
      hear[message.event]?.(Number(message.data?.seconds ?? 0));
    }
  };
  window.addEventListener('message', onMessage);

  return {
    played: () => played,
    playFrom: (second) => {
      say('setCurrentTime', second);
      say('play');
      frame.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => window.removeEventListener('message', onMessage),
  };
}
