import { extendPlayed } from '@/lib/domain/played';
import type { Range } from '@/lib/domain/watching';
import type { Playback, PlaybackListener } from './playback';

/** What a player of Vimeo says by `postMessage`; everything else it says is of no use here. */
interface Message {
  event?: string;
  data?: { seconds?: number };
}

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked'];

/** Their player speaks in objects, older versions in JSON; null for what is neither. */
export function readMessage(said: unknown): Message | null {
  try {
    const message: unknown = typeof said === 'string' ? JSON.parse(said) : said;
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

/**
 * Follows the Vimeo player in our frame (`/embed/vimeo/…`, which passes words both ways) without their SDK. They keep
 * no account of what was played: it is made of the seconds they tell while playing. `close` when the frame goes.
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
