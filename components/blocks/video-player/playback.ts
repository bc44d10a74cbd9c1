import { markBusy } from '@/lib/pwa/busy';
import type { Range } from '@/lib/domain/watching';

/** Common interface of a player: our own video element and the Vimeo frame both implement it. */
export interface Playback {
  /** Seconds really played since the page was opened; seeking adds nothing. */
  played: () => Range[];
  playFrom: (second: number) => void;
  /** Subscribes to the current second; returns the unsubscribe. Absent in players that do not report it. */
  onTime?: (listener: (second: number) => void) => () => void;
  /** Subscribes to play and pause; returns the unsubscribe. */
  follow: (listener: PlaybackListener) => () => void;
}

export interface PlaybackListener {
  onPlay: () => void;
  onPause: () => void;
}

/** Playback of a video element, which itself records the played ranges (`played`). */
export function filePlayback(video: HTMLVideoElement): Playback {
  return {
    played: () =>
      Array.from({ length: video.played.length }, (_, at): Range => [
        video.played.start(at),
        video.played.end(at),
      ]),
    playFrom: (second) => {
      video.currentTime = second;
      void video.play().catch(() => undefined);
      video.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
    onTime: (listener) => {
      const off = new AbortController();
      const notify = () => listener(video.currentTime);
      video.addEventListener('timeupdate', notify, off);
      video.addEventListener('seeked', notify, off);
      return () => off.abort();
    },
    follow: ({ onPlay, onPause }) => {
      const off = new AbortController();
      video.addEventListener('play', onPlay, off);
      video.addEventListener('pause', onPause, off);
      video.addEventListener('ended', onPause, off);
      return () => off.abort();
    },
  };
}

/** Postpones an update of the portal while the video plays; returns the unsubscribe. */
export function markPlaying({ follow }: Pick<Playback, 'follow'>): () => void {
  let over: (() => void) | undefined;
  const still = () => {
    over?.();
    over = undefined;
  };
  const leave = follow({ onPlay: () => (over ??= markBusy('video')), onPause: still });
  return () => {
    leave();
    still();
  };
}
