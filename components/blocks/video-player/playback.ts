import { markBusy } from '@/lib/pwa/busy';
import type { Range } from '@/lib/domain/watching';

/** One way to follow any player: a file of ours and a frame of Vimeo tell the same. */
export interface Playback {
  /** Seconds really played since the page was opened; seeking adds nothing. */
  played: () => Range[];
  playFrom: (second: number) => void;
  /** Tells the second it stands at, as it moves; gives the way to stop telling. Absent where it keeps that to itself. */
  onTime?: (listener: (second: number) => void) => () => void;
  /** Tells when it begins to play and when it stands still; gives the way to stop telling. */
  follow: (listener: PlaybackListener) => () => void;
}

export interface PlaybackListener {
  onPlay: () => void;
  onPause: () => void;
}

/** A video element keeps its own account of what was played. */
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
      const tell = () => listener(video.currentTime);
      video.addEventListener('timeupdate', tell, off);
      video.addEventListener('seeked', tell, off);
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

/** A playing video holds an update up; gives back how to stop watching it. */
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
