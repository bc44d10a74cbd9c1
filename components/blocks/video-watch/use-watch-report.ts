import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendProgress } from '@/api/articles/queries';
import { CallError, isCodeLost, messageOf } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { userKeys } from '@/api/me/queries';
import type { Playback } from '@/components/blocks/video-player/playback';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
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
  /** Slug; the mark whose points it pays, where these can buy gifts. */
  mark?: string | undefined;
  duration: number;
  /** Null until there is something to follow. */
  playback: Playback | null;
}

const SENDERS = {
  portal: sendProgress,
  // the portal's own videos carry nothing of the programme's
  programme: async (...args: Parameters<typeof sendProgress>) =>
    (await import('@/api/programme/queries')).sendProgrammeProgress(...args),
} as const;

/** Seconds between two reports while it plays. */
const EVERY = 5;

interface Reporting {
  report: (ranges: readonly Range[]) => void;
  /** When the report under way has come to its end. */
  settled: () => Promise<void>;
}

/** Reports as it plays, pauses, is hidden, left, and when the network is back; gives back how to stop. */
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

/** Why nothing is counted; null where a window over the page says it: an ended session, technical work. */
function troubleOf(error: unknown): string | null {
  if (isCodeLost(error)) return OFFLINE;
  if (error instanceof CallError) {
    if (error.status === 401 || error.code === OTHER_PERSON || error.code === 'technical-work') return null;
    if (error.retriable) return OFFLINE;
  }
  return `Просмотр не засчитывается. ${messageOf(error)}`;
}

/**
 * Tells the service what was played: an empty report when it starts (the service's clock begins), then all ranges
 * so far every few seconds and at each pause. A lost report costs nothing: the next one says it all again; the
 * service counts 15 seconds of silence at most.
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
    /** Lists show «начато» and «просмотрено» at once, the percentage after the page is left. */
    function tellLists({ watchedRanges, finished }: { watchedRanges: unknown[]; finished: boolean }): void {
      const state = [watchedRanges.length > 0, finished].join();
      if (left || (last !== undefined && state !== last)) tellWritten();
      last = state;
    }
    async function tell(ranges: readonly Range[]): Promise<void> {
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
        tellLists(answer);
        if (answer.pointsAwarded > 0) {
          toast({ text: `Видео засчитано: ${pointsWords(answer.pointsAwarded)}`, kind: 'good' });
          void cache.invalidateQueries({ queryKey: userKeys.all });
          if (mark && space === 'portal')
            void import('./tell-reached')
              .then(({ tellReached }) => tellReached(cache, mark, answer.pointsAwarded))
              .catch(() => undefined);
          if (space === 'programme') void cache.invalidateQueries({ queryKey: ['programme'] });
        }
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    }
    const stop = followPlayback(playback, {
      // one report at a time; whatever was played meanwhile goes with the next one
      report: (ranges) => void (busy.current ??= tell(ranges).finally(() => (busy.current = null))),
      settled: () => busy.current ?? Promise.resolve(),
    });
    return () => {
      left = true;
      stop();
    };
  }, [id, space, mark, duration, playback, cache]);

  return { counted, trouble };
}
