import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { sendProgress } from '@/api/articles/queries';
import { CallError } from '@/api/core/call-error';
import { userKeys } from '@/api/user/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { points as pointsWords } from '@/lib/format/number';
import { deviceId } from './device-id';

/** What the service has counted of the video. */
export interface Counted {
  watched: [number, number][];
  /** 0–100. */
  progress: number;
  finished: boolean;
}

interface Options extends Counted {
  id: string;
  duration: number;
  player: RefObject<HTMLVideoElement | null>;
}

/** Seconds between two reports while it plays. */
const EVERY = 5;

/** Everything really played since the page was opened: the player's own account, which seeking does not add to. */
export function playedRanges(video: Pick<HTMLVideoElement, 'played'>): [number, number][] {
  return Array.from({ length: video.played.length }, (_, i) => [video.played.start(i), video.played.end(i)]);
}

/**
 * Tells the service what was played: an empty report when it starts (the service's clock begins), then all ranges
 * so far every few seconds and at each pause. A lost report costs nothing: the next one says it all again.
 */
export function useWatchReport({ id, duration, player, ...before }: Options): { counted: Counted; offline: boolean } {
  const cache = useQueryClient();
  const [counted, setCounted] = useState<Counted>(before);
  const [offline, setOffline] = useState(false);
  const busy = useRef<Promise<void> | null>(null);

  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;

    async function tell(ranges: [number, number][]): Promise<void> {
      try {
        const answer = await sendProgress(id, { ranges, duration, deviceId: deviceId() });
        setCounted({ watched: answer.watchedRanges, progress: answer.progress, finished: answer.finished });
        setOffline(false);
        if (answer.pointsAwarded > 0) {
          toast({ text: `Видео засчитано: ${pointsWords(answer.pointsAwarded)}`, kind: 'good' });
          void cache.invalidateQueries({ queryKey: userKeys.all });
        }
      } catch (error) {
        setOffline(error instanceof CallError && error.retriable);
      }
    }
    /** One at a time; what is asked for meanwhile is told by the next. */
    function report(ranges: [number, number][]): void {
      busy.current ??= tell(ranges).finally(() => (busy.current = null));
    }
    const now = () => report(playedRanges(video));
    const begin = () => {
      report([]);
      clearInterval(timer);
      timer = setInterval(now, EVERY * 1000);
    };
    const pause = () => {
      clearInterval(timer);
      void (busy.current ?? Promise.resolve()).then(now);
    };
    const hide = () => document.visibilityState === 'hidden' && video.played.length > 0 && now();

    video.addEventListener('play', begin);
    video.addEventListener('pause', pause);
    video.addEventListener('ended', pause);
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      video.removeEventListener('play', begin);
      video.removeEventListener('pause', pause);
      video.removeEventListener('ended', pause);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', hide);
      if (video.played.length > 0) now();
    };
  }, [id, duration, player, cache]);

  return { counted, offline };
}
