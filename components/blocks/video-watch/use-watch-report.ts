import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendProgress } from '@/api/articles/queries';
import { CallError, isCodeLost, messageOf } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { userKeys } from '@/api/me/queries';
import type { Playback } from '@/components/blocks/video-player/playback';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import type { Space } from '@/lib/domain/space';
import type { DeviceWatch } from '@/lib/domain/watched-here';
import { WATCH_REPORT_SECONDS, type Range } from '@/lib/domain/watching';
import { points as pointsWords } from '@/lib/format/number';
import { deviceId } from './device-id';

/** The ranges of the video that the service has counted on this device. */
interface Counted extends DeviceWatch {
  finished: boolean;
}

interface Options {
  id: string;
  space: Space | undefined;
  /** Slug of the mark whose points the video pays, where these can buy gifts. */
  mark?: string | undefined;
  duration: number;
  /** Null until there is a player. */
  playback: Playback | null;
}

const SENDERS = {
  portal: sendProgress,
  // loaded on demand: the portal's own videos ship no code of the programme
  programme: async (...args: Parameters<typeof sendProgress>) =>
    (await import('@/api/programme/queries')).sendProgrammeProgress(...args),
} as const;

/** Seconds between two reports during playing. */
const EVERY = 5;

interface Reporting {
  report: (ranges: readonly Range[]) => void;
  /** Resolves when the running report has ended. */
  settled: () => Promise<void>;
}

/**
 * Reports during playing, on pause, when the page is hidden or left, and when the network returns; returns a function
 * that stops.
 */
function followPlayback({ played, follow }: Playback, { report, settled }: Reporting): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const now = () => report(played());
  const begin = () => {
    report([]);
    clearInterval(timer);
    timer = setInterval(now, EVERY * 1000);
  };
  const pause = () => {
    clearInterval(timer);
    void settled().then(now);
  };
  const hide = () => document.visibilityState === 'hidden' && played().length > 0 && now();

  const leave = follow({ onPlay: begin, onPause: pause });
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', hide);
  return () => {
    clearInterval(timer);
    leave();
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', hide);
    if (played().length > 0) now();
  };
}

/** Mirrors the service: after a gap in the reports it counts the length of one report, not of the gap. */
const OFFLINE = `Нет связи. Без неё засчитаем не больше ${String(WATCH_REPORT_SECONDS)} секунд просмотра: поставьте видео на паузу и продолжите, когда связь вернётся.`;

/** Reason why nothing is counted; null where a popup over the page shows it: an ended session, technical work. */
function troubleOf(error: unknown): string | null {
  if (isCodeLost(error)) return OFFLINE;
  if (error instanceof CallError) {
    if (error.status === 401 || error.code === OTHER_PERSON || error.code === 'technical-work') return null;
    if (error.retriable) return OFFLINE;
  }
  return `Просмотр не засчитывается. ${messageOf(error)}`;
}

/**
 * Reports to the service what was played: an empty report at the start (the service's clock begins), then all ranges so
 * far every few seconds and at each pause. A lost report costs nothing, because the next one repeats everything; the
 * service counts at most 15 seconds of silence.
 */
export function useWatchReport({ id, space = 'portal', mark, duration, playback }: Options): {
  counted: Counted | null;
  trouble: string | null;
} {
  const cache = useQueryClient();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const busy = useRef<Promise<void> | null>(null);

  useEffect(() => {
    if (!playback) return undefined;
    let left = false;
    let last: string | undefined;
    /** Refreshes lists when «начато» or «просмотрено» changes, and for the percentage when the page is left. */
    function updateLists({ watchedRanges, finished }: { watchedRanges: unknown[]; finished: boolean }): void {
      const state = [watchedRanges.length > 0, finished].join();
      if (left || (last !== undefined && state !== last)) announceWrite();
      last = state;
    }
    async function report(ranges: readonly Range[]): Promise<void> {
      try {
        const device = deviceId();
        const body = {
          ranges: ranges.map(([from, to]): [number, number] => [from, to]),
          duration,
          deviceId: device,
        };
        const answer = await SENDERS[space](id, body);
        setCounted({ deviceId: device, ranges: answer.watchedRanges, finished: answer.finished });
        setTrouble(null);
        updateLists(answer);
        if (answer.pointsAwarded > 0) {
          toast({ text: `Видео засчитано: ${pointsWords(answer.pointsAwarded)}`, kind: 'good' });
          void cache.invalidateQueries({ queryKey: userKeys.all });
          if (mark && space === 'portal')
            void import('./toast-reached-gift')
              .then(({ toastReachedGift }) => toastReachedGift(cache, mark, answer.pointsAwarded))
              .catch(() => undefined);
          if (space === 'programme') void cache.invalidateQueries({ queryKey: ['programme'] });
        }
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    }
    const stop = followPlayback(playback, {
      // one report at a time; ranges played in between are in the next one
      report: (ranges) => void (busy.current ??= report(ranges).finally(() => (busy.current = null))),
      settled: () => busy.current ?? Promise.resolve(),
    });
    return () => {
      left = true;
      stop();
    };
  }, [id, space, mark, duration, playback, cache]);

  return { counted, trouble };
}
